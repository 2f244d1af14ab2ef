import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { PullToRefresh } from '@/components/PullToRefresh';
import type { ReportCard } from '@/contract/growth/report.schema';
import { ChildSubjects } from '@/features/growth/filters';
import { reportTarget } from '@/features/growth/report/pages';
import { ReportBones, ReportRow, type ReportListStore } from '@/features/growth/report-list';
import { GrowthSpace, isOfSpace, useSpaceAgain } from '@/features/growth/space';
import { useNow } from '@/features/lessons/use-now';
import { pressTarget } from '@/features/links/click-target';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, useParams, useShown } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app-context';
import { Evaluations } from './Evaluations';
import { growthReports } from './store';
import { reportListTexts as texts } from './texts';
import './index.scss';

/** 今天 becomes 昨天. */
const DAYS_EVERY_MS = 60_000;

/** The third tab of the growth space. From elsewhere it has a way back there: rule growth-97. */
const GrowReportList = () => (
  <GrowthSpace tab="growReportList" isApart={!isOfSpace(useParams('growUpGrowReportList'))}>
    <Reports />
  </GrowthSpace>
);

const Reports = observer(function Reports() {
  const app = useApp();
  const [store] = useState(() => growthReports(app));
  useLoadForSession(store.load, store.reset);
  useShown(() => void store.lookAgain());
  const refresh = useSpaceAgain(store.refresh);
  return (
    <>
      <ChildSubjects chosen={store.subject} onChange={(subject) => void store.choose(subject)} />
      <PullToRefresh className="growth-reports" onRefresh={refresh} texts={texts.pull}>
        <Evaluations store={store} />
        <List store={store} onRetry={refresh} />
      </PullToRefresh>
    </>
  );
});

interface ListProps {
  readonly store: ReportListStore;
  readonly onRetry: () => Promise<void>;
}

const List = observer(function List({ store, onRetry }: ListProps) {
  const app = useApp();
  const now = useNow(DAYS_EVERY_MS);
  const open = (report: ReportCard) => {
    store.opened(report.id);
    app.tracker.track('growth_report_click', { reportId: report.id, kind: report.kind });
    void pressTarget(app, { target: reportTarget(report, app.session.user.userId) });
  };
  return (
    <PagedList
      list={store.list}
      items={store.reports}
      keyOf={({ id }) => id}
      render={(report, index) => (
        <>
          <Month text={store.monthAbove(index)} />
          <ReportRow report={report} now={now} onPress={() => open(report)} />
        </>
      )}
      skeleton={<ReportBones />}
      empty={
        store.subject === undefined
          ? {
              text: texts.empty,
              action: { text: texts.toPlan, onPress: () => void app.router.replace('growUpStudyPlan') },
            }
          : {
              text: texts.emptySubject,
              action: { text: texts.toAll, onPress: () => void store.choose(undefined) },
            }
      }
      endText={texts.end}
      onRetry={() => void onRetry()}
    />
  );
});

const Month = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <View className="growth-reports__month" {...aria({ role: 'heading', 'aria-level': '2' })}>
      {text}
    </View>
  );

export default screen('growUpGrowReportList', GrowReportList);
