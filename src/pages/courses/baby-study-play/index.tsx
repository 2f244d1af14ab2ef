import { observer } from 'mobx-react';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import type { Chapter, FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { FilmCourseKind } from '@/contract/courses/values';
import { PlayableKind } from '@/contract/films/values';
import { FilmStage } from '@/features/films/stage/FilmStage';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { skyOf } from '@/features/courses/sky';
import { useApp } from '@/stores/app/app-context';
import { ChapterList } from './chapter-list';
import { BabyStudyPlayStore } from './store';
import { babyStudyPlayTexts as texts } from './texts';
import './index.scss';

/** Plays chapters in sequence; all are listed below. */
const BabyStudyPlay = observer(function BabyStudyPlay() {
  const app = useApp();
  const params = useParams('babyStudyPlay');
  const [store] = useState(() => new BabyStudyPlayStore(app, params));
  useLoadForSession(() => store.load(), store.course.reset);
  const toList = { text: texts.toList, onPress: () => void app.router.go('babyStudyList') };
  return (
    <Screen className={skyOf(store.course.value?.subject)} title={store.course.value?.title}>
      <Loaded
        of={store.course}
        skeleton={
          <Skeleton
            variant="detail"
            picture={422}
            parts={[{ lines: 3 }, ['100%', 112], ['100%', 112]]}
            label={texts.loading}
          />
        }
        onRetry={() => void store.load()}
        missing={{ text: texts.missing, action: toList }}
      >
        {(course) =>
          store.chapter ? (
            <Playing store={store} course={course} chapter={store.chapter} />
          ) : (
            <EmptyState text={texts.noChapters} action={toList} />
          )
        }
      </Loaded>
    </Screen>
  );
});

interface PlayingProps {
  readonly store: BabyStudyPlayStore;
  readonly course: FilmCourseDetail;
  readonly chapter: Chapter;
}

const Playing = observer(function Playing({ store, course, chapter }: PlayingProps) {
  const { router } = useApp();
  const toCourse = { text: texts.toDetail, onPress: () => goToCourse(router, course) };
  return (
    <>
      <FilmStage
        kind={PlayableKind.chapter}
        id={chapter.chapterId}
        onNext={(next) => store.choose(next.id)}
        onFinished={() => void store.load()}
        lockedAction={toCourse}
        missingAction={{ text: texts.detail, onPress: toCourse.onPress }}
      />
      <ChapterList store={store} course={course} playing={chapter} onLocked={toCourse.onPress} />
    </>
  );
});

/** To the course's page: a card of the courses tab may link to a recorded course as well. */
function goToCourse(
  router: ReturnType<typeof useApp>['router'],
  { courseId, kind }: Pick<FilmCourseDetail, 'courseId' | 'kind'>,
): void {
  const id = String(courseId);
  void router.go(kind === FilmCourseKind.babyStudy ? 'babyStudyDetail' : 'courseDetailList', { id });
}

export default screen('babyStudyPlay', BabyStudyPlay);
