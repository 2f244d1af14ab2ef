import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { useAgain } from '@/features/screen/refresh/use-again';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { TabScreen } from '@/features/screen/tab-shell';
import { useApp } from '@/stores/app-context';
import { GrowthTabs } from './growth-tabs';
import { StudyPlanStore } from './store';
import { growthTexts } from './texts';
import { WeekBar } from './week-bar';
import { WeekPlan } from './week-plan';
import './index.scss';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { DownloadType } from '@/contract/download/values';
import './browser-guard.scss';

const StudyPlan = observer(function StudyPlan() {
  const { platform, student } = useApp();
  useLoadForSession(async () => {
    if (!student.privateInfo.value) await student.loadPrivate();
  });
  const child = student.privateInfo.value?.kidName || growthTexts.someChild;
  return (
    <TabScreen tab="growUpStudyPlan">
      <Screen topBar="index" title={growthTexts.title(child)} className="study-plan">
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

/** In a plain browser there is nothing but the way to the app: rule growth-2. */
function BrowserGuard() {
  const { router } = useApp();
  const download = () => void router.go('downloadApp', { type: String(DownloadType.parent) });
  return (
    <View className="browser-guard">
      <Illustration name="download" size={360} />
      <View className="browser-guard__text">{growthTexts.notInBrowser}</View>
      <View className="browser-guard__hint">{growthTexts.notInBrowserHint}</View>
      <Button block onPress={download}>
        {growthTexts.download}
      </Button>
    </View>
  );
}
