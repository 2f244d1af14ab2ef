import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { Progress } from '@/components/Progress';
import { ResultBody } from '@/components/ResultBody';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import type { NewcomerPath } from '@/contract/activities/newcomers.schema';
import { NewcomerScene, NEWCOMER_TASKS } from '@/contract/activities/values';
import { freshmanTexts } from '@/features/activities/freshman/texts';
import { Screen, screen } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded } from '@/features/shapes';
import { Celebrated } from '@/features/shapes/celebration/Celebrated';
import { useApp } from '@/stores/app/app-context';
import { toTrial } from '@/features/activities/free-trial/to-trial';
import { useLazy } from '@/features/screen/use-lazy';
import { EnrollmentStore } from './store';
import { TaskRow } from './task-row';
import { enrollmentTexts as texts } from './texts';
import './index.scss';

/** A new student's first days: tasks, links, and the reward. */
const FreshmanEnrollment = observer(function FreshmanEnrollment() {
  const app = useApp();
  const [store] = useState(() => new EnrollmentStore(app));
  useLoadWhenShown(store.load, store.reset);
  return (
    <Screen className="enrollment">
      {app.session.isLoggedIn ? (
        <Loaded of={store.path} skeleton={<PageSkeleton />} onRetry={() => void store.load()}>
          {(path) => <Found store={store} path={path} />}
        </Loaded>
      ) : (
        <Visitor />
      )}
    </Screen>
  );
});

interface FoundProps {
  readonly store: EnrollmentStore;
  readonly path: NewcomerPath | null;
}

/** Parents who are not new students, or no longer, are redirected. */
const Found = observer(function Found({ store, path }: FoundProps) {
  const app = useApp();
  const { router, student } = app;
  const home = { text: texts.home, onPress: () => void router.home() };
  if (path === null) return <ResultBody illustration="empty" {...texts.closed} action={home} />;
  if (path.scene !== NewcomerScene.none) return <Tasks store={store} path={path} />;
  if (student.mayAudition) {
    const action = { text: texts.toTrial, onPress: () => void toTrial(app) };
    return <ResultBody {...texts.over.unofficial} action={action} secondary={home} />;
  }
  const action = { text: texts.toCourses, onPress: () => void router.reLaunch('myTabClass') };
  return <ResultBody {...texts.over.official} action={action} secondary={home} />;
});

const Tasks = observer(function Tasks({ store, path }: { store: EnrollmentStore; path: NewcomerPath }) {
  const done = path.tasks.filter(({ isDone }) => isDone).length;
  const { stars, peaCoins } = path.reward;
  const isRewarded = path.scene === NewcomerScene.rewarded;
  return (
    <>
      <View className="enrollment__head">
        <Celebrated moment="newcomer" />
        <Illustration
          className={isRewarded ? 'enrollment__cheers' : ''}
          name={isRewarded ? 'success' : 'welcome'}
          size={200}
        />
        <View className="enrollment__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
          {path.title.trim() || freshmanTexts.title}
        </View>
        <View className="enrollment__hello">{path.scene !== 0 && texts.hello[path.scene]}</View>
        <View className="enrollment__count">{texts.progress(done, path.tasks.length)}</View>
        <Progress now={done} max={path.tasks.length} label={texts.progressLabel} />
        <View className="enrollment__reward">
          {isRewarded ? texts.received(stars, peaCoins) : texts.reward(stars, peaCoins)}
        </View>
      </View>
      <View className="enrollment__tasks" {...aria({ role: 'list' })}>
        {path.tasks.map((task) => (
          <TaskRow key={task.task} task={task} path={path} />
        ))}
      </View>
      <End store={store} scene={path.scene} />
    </>
  );
});

/** The one action when all tasks are done. */
const End = observer(function End({ store, scene }: { store: EnrollmentStore; scene: NewcomerScene }) {
  const { router } = useApp();
  if (scene === NewcomerScene.rewardWaits) {
    return (
      <Button
        className="enrollment__end"
        block
        loading={store.isReceiving}
        onPress={() => void store.receive()}
      >
        {texts.receive}
      </Button>
    );
  }
  if (scene !== NewcomerScene.rewarded) return null;
  return (
    <Button className="enrollment__end" block onPress={() => void router.reLaunch('myTabClass')}>
      {texts.toCourses}
    </Button>
  );
});

const PageSkeleton = () => (
  <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <SkeletonBlock height={360} radius="card" />
    {[0, 1, 2].map((row) => (
      <View key={row} className="enrollment__skeleton-bar">
        <SkeletonLines lines={2} />
      </View>
    ))}
  </View>
);

export default screen('freshmanEnrollment', FreshmanEnrollment);

/** What logging in offers, and the trial lesson for visitors. */
function Visitor() {
  const { router } = useApp();
  const FreeTrialButton = useLazy(() => import('@/features/activities/free-trial/FreeTrialButton'));
  return (
    <>
      <View className="enrollment__head">
        <Illustration name="welcome" size={200} />
        <View className="enrollment__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
          {texts.tourist.title}
        </View>
        <View className="enrollment__hello">{texts.tourist.note}</View>
      </View>
      <View className="enrollment__tasks" {...aria({ role: 'list' })}>
        {NEWCOMER_TASKS.map((task) => (
          <View key={task} className="enrollment__task" {...aria({ role: 'listitem' })}>
            <View className="enrollment__words">
              <View className="enrollment__task-title">{texts.tasks[task].title}</View>
              <View className="enrollment__note">{texts.tasks[task].note}</View>
            </View>
          </View>
        ))}
      </View>
      <Button className="enrollment__end" block onPress={() => void router.toLogin()}>
        {texts.tourist.login}
      </Button>
      {FreeTrialButton && <FreeTrialButton className="enrollment__end" />}
    </>
  );
}
