import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import { chapterTarget } from '@/features/courses/chapter-state';
import { UnlockSheet } from '@/features/courses/unlock/UnlockSheet';
import { pressTarget } from '@/features/links/click-target';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded } from '@/features/shapes';
import { skyOf } from '@/features/courses/sky';
import { useApp } from '@/stores/app/app-context';
import { Chapters } from './chapters';
import { Head } from './head';
import { CourseDetailStore } from './store';
import { courseDetailTexts as texts } from './texts';
import './index.scss';

/** A video course: description, progress, and chapters. */
const CourseDetail = observer(function CourseDetail() {
  const app = useApp();
  const { id } = useParams('courseDetailList');
  const [store] = useState(() => new CourseDetailStore(app, id));
  // Progress changes on pages above this one.
  useLoadWhenShown(() => store.load(), store.course.reset);
  return (
    <Screen
      className={skyOf(store.course.value?.subject)}
      title={store.course.value?.title}
      footer={store.action && <Footer store={store} />}
    >
      <View className="course-detail">
        <Loaded
          of={store.course}
          skeleton={
            <Skeleton
              variant="card"
              parts={[386, { lines: 4 }, { bars: [112, 112] }]}
              label={texts.loading}
            />
          }
          onRetry={() => void store.load()}
          missing={{
            text: texts.missing,
            action: { text: texts.toCourses, onPress: () => void app.router.go('myTabClass') },
          }}
        >
          {(course) => (
            <>
              <Head course={course} />
              <Chapters store={store} course={course} />
              <UnlockSheet
                course={course}
                open={store.isUnlocking}
                onClose={() => store.unlock(false)}
                onUnlocked={() => void store.load()}
              />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

/** The one action: start if unlocked, otherwise unlock. */
const Footer = observer(function Footer({ store }: { readonly store: CourseDetailStore }) {
  const app = useApp();
  const { action, course } = store;
  if (!action || !course.value) return null;
  if (!('chapter' in action)) {
    return (
      <Button block onPress={() => store.unlock(true)}>
        {texts[action.kind]}
      </Button>
    );
  }
  const { chapter, kind } = action;
  const target = chapterTarget({ ...course.value, chapterId: chapter.chapterId });
  return (
    <Button block onPress={() => void pressTarget(app, { target })}>
      {kind === 'goOn' ? texts.goOn(chapter.title) : texts[kind]}
    </Button>
  );
});

export default screen('courseDetailList', CourseDetail);
