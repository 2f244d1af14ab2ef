import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Skeleton } from '@/components/Skeleton';
import type { FilmCourseDetail, Chapter } from '@/contract/courses/film-course.schema';
import { UnlockSheet } from '@/features/courses/unlock/UnlockSheet';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { ShareSheet } from '@/features/share/ShareSheet';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { ListEnd } from '@/components/ListEnd';
import { FilmAccess } from '@/contract/courses/values';
import { ChapterRow } from '@/features/courses/chapters/ChapterRow';
import { skyOf } from '@/features/courses/sky';
import { Heading, Head } from './head';
import { BabyStudyDetailStore } from './store';
import { babyStudyDetailTexts as texts } from './texts';
import { Footer } from './footer';
import './index.scss';

/** One baby study: description, audience, chapters, and the primary action. */
const BabyStudyDetail = observer(function BabyStudyDetail() {
  const app = useApp();
  const { id } = useParams('babyStudyDetail');
  const [store] = useState(() => new BabyStudyDetailStore(app, id));
  // Progress changes on pages above this one.
  useLoadWhenShown(() => store.load(), store.course.reset);
  const course = store.course.value;
  return (
    <Screen
      className={skyOf(course?.subject)}
      title={course?.title}
      footer={store.action === 'none' ? undefined : <Footer store={store} />}
    >
      <Loaded
        of={store.course}
        skeleton={
          <Skeleton
            variant="card"
            parts={[422, { lines: 4 }, { bars: [112, 112] }]}
            className="baby-study-detail"
            label={texts.loading}
          />
        }
        onRetry={() => void store.load()}
        missing={{
          text: texts.missing,
          action: { text: texts.toList, onPress: () => void app.router.go('babyStudyList') },
        }}
      >
        {(found) => (
          <View className="baby-study-detail">
            <Head course={found} onShare={() => store.share(true)} />
            <Chapters store={store} course={found} />
            <UnlockSheet
              course={found}
              open={store.isUnlocking}
              onClose={() => store.unlock(false)}
              onUnlocked={() => void store.load()}
            />
            <ShareSheet open={store.isSharing} input={shareOf(found)} onClose={() => store.share(false)} />
          </View>
        )}
      </Loaded>
    </Screen>
  );
});

const shareOf = ({ courseId, title, subtitle }: FilmCourseDetail) => ({
  key: 'babyStudyDetail',
  title: texts.shareTitle(title),
  desc: subtitle || texts.shareText,
  toURL: innerPath('babyStudyDetail', { id: String(courseId) }),
});

export default screen('babyStudyDetail', BabyStudyDetail);

interface ChaptersProps {
  readonly store: BabyStudyDetailStore;
  readonly course: FilmCourseDetail;
}

/** Playable chapters play; locked ones offer to unlock. */
const Chapters = observer(function Chapters({ store, course }: ChaptersProps) {
  const { router } = useApp();
  const { chapters, courseId } = course;
  if (chapters.length === 0) {
    const onPress = (): void => void router.go('babyStudyList');
    return <EmptyState text={texts.noChapters} action={{ text: texts.toList, onPress }} />;
  }
  const open = ({ access, chapterId }: Chapter): void => {
    if (access === FilmAccess.open || access === FilmAccess.trial) {
      void router.go('babyStudyPlay', { id: String(courseId), chapterId: String(chapterId) });
    } else store.unlock(true);
  };
  return (
    <>
      <Card className="baby-study-detail__card">
        <Heading text={texts.chapters} />
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.chapterId} chapter={chapter} onPress={() => open(chapter)} />
        ))}
      </Card>
      <ListEnd />
    </>
  );
});
