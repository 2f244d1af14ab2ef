import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { FailedState } from '@/components/FailedState';
import { Illustration } from '@/components/Illustration';
import { SkeletonBlock } from '@/components/Skeleton';
import { look } from '@/components/look';
import type { TodayClass } from '@/contract/lessons/schema';
import { homeworkTexts } from '@/features/homework/texts';
import { errorText } from '@/services/error-text';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { LessonCard } from './lesson-card';
import { byUrgency } from './lesson-state';
import { lessonTexts } from './texts';
import type { TodayClassesStore } from './today-classes-store';
import { STATE_EVERY_MS, useNow } from './use-now';
import './today-classes.scss';

/** Today's classes of the child; hidden for others than official students. */
export const TodayClasses = observer(function TodayClasses({ store }: { store: TodayClassesStore }) {
  if (!store.isShown) return null;
  const count = store.classes.value?.length ?? 0;
  return (
    <View className="today-classes" {...look('today')}>
      <View className="today-classes__head">
        <Text className="today-classes__title">{lessonTexts.title}</Text>
        {count > 0 && <Text className="today-classes__count">{lessonTexts.count(count)}</Text>}
      </View>
      <Content store={store} />
      {store.openHomework > 0 && !store.classes.isFirstLoad && <OpenHomework count={store.openHomework} />}
    </View>
  );
});

const Content = observer(function Content({ store }: { store: TodayClassesStore }) {
  const { router } = useApp();
  const now = useNow(STATE_EVERY_MS);
  const { classes } = store;
  if (classes.isFirstLoad) return <Waiting />;
  if (!classes.value) {
    const text = classes.error ? `${lessonTexts.failed}，${errorText(classes.error)}` : lessonTexts.failed;
    return <FailedState compact text={text} onRetry={() => void store.load()} />;
  }
  if (classes.value.length === 0) return <FreeDay />;
  return byUrgency(classes.value, now).map((lesson) => (
    <LessonCard
      key={`${lesson.liveId}-${lesson.courseDate}`}
      entering={store.enteringId === lesson.liveId}
      onEnter={() => void store.enter(lesson)}
      onOpen={
        lesson.liveId > 0
          ? () => void router.go('classContent', { liveId: String(lesson.liveId) })
          : undefined
      }
      leadsTo={lesson.liveId > 0 ? innerPath('classContent', { liveId: String(lesson.liveId) }) : undefined}
      extra={lesson.hasHomework && <Homework lesson={lesson} />}
      {...{ lesson, now }}
    />
  ));
});

function Homework({ lesson: { chapterName, liveId } }: { readonly lesson: TodayClass }) {
  const { router } = useApp();
  return (
    <View className="today-classes__ways">
      <Button
        kind="text"
        size="small"
        label={lessonTexts.homeworkNamed(chapterName)}
        onPress={() => void router.go('homeworkAfterClass', { id: String(liveId) })}
      >
        {lessonTexts.homework}
      </Button>
    </View>
  );
}

function OpenHomework({ count }: { readonly count: number }) {
  const { router } = useApp();
  return (
    <Button
      className="today-classes__homework"
      kind="secondary"
      size="medium"
      block
      onPress={() => void router.go('homeworkList', { tab: 'open' })}
    >
      {homeworkTexts.open(count)}
    </Button>
  );
}

function FreeDay() {
  return (
    <View className="today-classes__free">
      <Illustration name="success" size={120} />
      <Text className="today-classes__free-text">{lessonTexts.empty}</Text>
    </View>
  );
}

function Waiting() {
  return (
    <View className="today-classes__waiting" {...{ role: 'status', 'aria-label': lessonTexts.loading }}>
      <SkeletonBlock width={148} height={148} />
      <View className="today-classes__waiting-lines">
        <SkeletonBlock width="40%" height={32} />
        <SkeletonBlock width="80%" height={36} />
        <SkeletonBlock width="55%" height={32} />
      </View>
    </View>
  );
}
