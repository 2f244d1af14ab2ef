import { observer } from 'mobx-react';
import { useState } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import type { ReportCard } from '@/contract/growth/report.schema';
import { ReportKind } from '@/contract/growth/values';
import { ChildSubjects } from '@/features/growth/filters';
import { reportTarget } from '@/features/growth/report/pages';
import { ReportList } from '@/features/growth/report-list';
import { GrowthSpace } from '@/features/growth/space';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams, useShown } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { Subject } from '@/contract/courses/values';
import { growthCalls } from '@/contract/growth/calls';
import { ReportListStore } from '@/features/growth/report-list/report-list-store';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import './index.scss';

interface Named {
  readonly subject?: string;
  readonly cateId?: string;
}

/**
 * The child's evaluation reports, of the address's subject or of all. Its category applies only to that subject, not to others that the
 * parent chooses: rule growth-67.
 */
function evaluationReports(app: Pick<App, 'api' | 'feedback' | 'student'>, named: Named): ReportListStore {
  const first = Object.values(Subject).find((subject) => String(subject) === named.subject);
  const cateId = recordId(named.cateId);
  return new ReportListStore(
    app,
    ({ subject, ...paging }) => {
      const isNamed = cateId !== undefined && first !== undefined && subject === first;
      const request = {
        ...paging,
        ...(subject === undefined ? {} : { subject }),
        ...(isNamed ? { cateId } : {}),
      };
      return toPage(app.api.callCounted(growthCalls.listEvaluationReports, request));
    },
    first,
  );
}

const texts = {
  empty: '孩子做完第一次测评，这里就会有报告',
  toCourses: '孩子的课程',
  emptySubject: '这一科还没有测评报告，做完测评就会有',
  toAll: '全部测评报告',
} as const;

/** `grow` of the address: a list inside the growth space, behind its guard; otherwise a separate page. */
const IN_GROWTH = 'true';

function EvaluationReports() {
  const { grow } = useParams('evaReportList');
  return grow === IN_GROWTH ? (
    <GrowthSpace tab="growReportList" isApart>
      <Reports />
    </GrowthSpace>
  ) : (
    <Screen>
      <Reports />
    </Screen>
  );
}

const Reports = observer(function Reports() {
  const app = useApp();
  const named = useParams('evaReportList');
  const [store] = useState(() => evaluationReports(app, named));
  useLoadForSession(store.load, store.reset);
  useShown(() => void store.lookAgain());
  const refresh = useRefresh(store.refresh);
  return (
    <>
      <ChildSubjects chosen={store.subject} onChange={(subject) => void store.choose(subject)} />
      <PullToRefresh className="eva-reports" onRefresh={refresh}>
        <ReportList
          {...{ store, texts }}
          nextStep={{ text: texts.toCourses, onPress: () => void app.router.go('myTabClass') }}
          targetOf={pageOf}
          onRetry={refresh}
        />
      </PullToRefresh>
    </>
  );
});

/** List rows have no child flag: an exploration opens in the parent's version. */
function pageOf(report: ReportCard, userId: number) {
  if (report.kind !== ReportKind.explore) return reportTarget(report, userId);
  const params = { userid: String(userId), evaluation_id: String(report.evaluationId), primary: '1' };
  return { screen: 'specialReport', params } as const;
}

export default screen('evaReportList', EvaluationReports);
