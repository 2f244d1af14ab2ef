import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { PullToRefresh } from '@/components/PullToRefresh';
import { ChildSubjects } from '@/features/growth/filters';
import { reportTarget } from '@/features/growth/report/pages';
import { ReportList } from '@/features/growth/report-list';
import { GrowthSpace, useSpaceRefresh } from '@/features/growth/space';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, useShown } from '@/features/screen';
import { useLazy } from '@/features/screen/use-lazy';
import { useApp } from '@/stores/app/app-context';
import { growthCalls } from '@/contract/growth/calls';
import { ReportListStore } from '@/features/growth/report-list/report-list-store';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Evaluations } from './Evaluations';
import { reportListTexts as texts } from './texts';
import './index.scss';

const growthReports = (app: Pick<App, 'api' | 'feedback' | 'student'>): ReportListStore =>
  new ReportListStore(app, ({ subject, ...paging }) => {
    const request = { ...paging, ...(subject === undefined ? {} : { subject }) };
    return toPage(app.api.callCounted(growthCalls.listGrowthReports, request));
  });

/** The third tab of the growth space, wherever it is opened from. */
const GrowReportList = () => (
  <GrowthSpace tab="growReportList">
    <Reports />
  </GrowthSpace>
);

const Reports = observer(function Reports() {
  const app = useApp();
  const [store] = useState(() => growthReports(app));
  useLoadForSession(store.load, store.reset);
  useShown(() => void store.lookAgain());
  const refresh = useSpaceRefresh(store.refresh);
  return (
    <>
      <ChildSubjects chosen={store.subject} onChange={(subject) => void store.choose(subject)} />
      <PullToRefresh className="growth-reports" onRefresh={refresh}>
        <Evaluations store={store} />
        <ReportList
          {...{ store, texts }}
          nextStep={{ text: texts.toPlan, onPress: () => void app.router.replace('growUpStudyPlan') }}
          targetOf={reportTarget}
          above={(index) => <Month text={store.monthAbove(index)} />}
          onRetry={refresh}
        />
        {store.hasNone && <Examples />}
      </PullToRefresh>
    </>
  );
});

function Examples() {
  const Loaded = useLazy(() => import('@/features/growth/examples/NewcomerExamples'));
  return Loaded && <Loaded of="reports" />;
}

const Month = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <View className="growth-reports__month" {...aria({ role: 'heading', 'aria-level': '2' })}>
      {text}
    </View>
  );

export default screen('growUpGrowReportList', GrowReportList);
