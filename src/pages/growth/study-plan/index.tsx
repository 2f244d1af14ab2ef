import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { useAgain } from '@/features/screen/refresh/use-again';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { TabScreen } from '@/features/screen/tab-shell';
import { useApp } from '@/stores/app-context';
import { BrowserGuard } from '@/features/growth/space/BrowserGuard';
import { GrowthTabs } from '@/features/growth/space/GrowthTabs';
import { spaceTexts } from '@/features/growth/space/texts';
import { StudyPlanStore } from './store';
import { growthTexts } from './texts';
import { WeekBar } from './week-bar';
import { WeekPlan } from './week-plan';
import './index.scss';

const StudyPlan = observer(function StudyPlan() {
  const { platform, student } = useApp();
  useLoadForSession(async () => {
    if (!student.privateInfo.value) await student.loadPrivate();
  });
  const child = student.privateInfo.value?.kidName || spaceTexts.someChild;
  return (
    <TabScreen tab="growUpStudyPlan">
      <Screen topBar="index" title={spaceTexts.title(child)} className="study-plan">
        {platform.host.showsStudyPlan ? <Plan /> : <BrowserGuard />}
      </Screen>
    </TabScreen>
  );
});

const Plan = observer(function Plan() {
  const app = useApp();
  const [store] = useState(() => new StudyPlanStore(app));
  useLoadForSession(store.load, store.reset);
  const refresh = useAgain(store.refresh);
  return (
    <PullToRefresh onRefresh={refresh} texts={growthTexts.pull}>
      <GrowthTabs />
      <View className="study-plan__content">
        <WeekBar store={store} />
        <WeekPlan store={store} />
      </View>
    </PullToRefresh>
  );
});

export default screen('growUpStudyPlan', StudyPlan);
