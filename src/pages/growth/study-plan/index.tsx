import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { ShareOf } from '@/contract/growth/values';
import { OpenHomework, useUndone } from '@/features/homework/open/OpenHomework';
import { GrowthSpace, useSpaceRefresh } from '@/features/growth/space';
import { useLessonChanges } from '@/features/lessons/use-lesson-changes';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen } from '@/features/screen';
import { useLazy } from '@/features/screen/use-lazy';
import { useApp } from '@/stores/app/app-context';
import { StudyPlanStore } from './store';
import { WeekBar } from './week-bar';
import { WeekPlan } from './week-plan';
import './index.scss';

/** The first tab of the growth space. */
const StudyPlan = () => (
  <GrowthSpace tab="studyPlan" className="study-plan">
    <Plan />
  </GrowthSpace>
);

const Plan = observer(function Plan() {
  const app = useApp();
  const [store] = useState(() => new StudyPlanStore(app));
  useLoadForSession(store.load, store.reset);
  useLessonChanges(store.load);
  const refresh = useSpaceRefresh(store.refresh);
  const undone = useUndone(store.plan.status === 'loading');
  return (
    <PullToRefresh onRefresh={refresh}>
      <View className="study-plan__content">
        <WeekBar store={store} />
        <OpenHomework className="study-plan__homework" of={undone} />
        {/* Shown together: what is below the homework must not shift later. */}
        <WeekPlan store={store} isWaiting={undone.isFirstLoad} onRetry={refresh} />
        {store.plan.value && <Share />}
      </View>
    </PullToRefresh>
  );
});

/** Loaded after the plan, which must exist before it can be shared. */
function Share() {
  const Button = useLazy(async () => ({ default: (await import('@/features/growth/sharing')).ShareButton }));
  return Button && <Button className="study-plan__share" of={ShareOf.plan} />;
}

export default screen('growUpStudyPlan', StudyPlan);
