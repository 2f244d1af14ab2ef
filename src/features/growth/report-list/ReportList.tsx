import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Pea } from '@/components/Pea';
import { Skeleton } from '@/components/Skeleton';
import type { ReportCard } from '@/contract/growth/report.schema';
import { useNow } from '@/features/lessons/use-now';
import { pressTarget, type PageTarget } from '@/features/links/click-target';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import type { ReportListStore } from './report-list-store';
import { ReportRow } from './ReportRow';
import { reportRowTexts } from './texts';

/** Refresh for relative dates: 今天 becomes 昨天. */
const DAYS_EVERY_MS = 60_000;

interface ReportListProps {
  readonly store: ReportListStore;
  readonly texts: {
    readonly empty: string;
    readonly emptySubject: string;
    readonly toAll: string;
  };
  /** Action for a child without any report. */
  readonly nextStep: { readonly text: string; readonly onPress: () => void };
  readonly targetOf: (report: ReportCard, userId: number) => PageTarget | undefined;
  /** Content above a row, by its index. */
  readonly above?: (index: number) => ReactNode;
  readonly onRetry: () => Promise<void>;
}

const ReportListSkeleton = () => (
  <Skeleton
    variant="list"
    rows={4}
    picture={[88, 88]}
    bars={[36, 28, 28, 28]}
    align="center"
    label={reportRowTexts.loading}
  />
);

/** Paginated reports; an opened one is refreshed on return. */
export const ReportList = observer(function ReportList(props: ReportListProps) {
  const { store, texts, nextStep, targetOf, above, onRetry } = props;
  const app = useApp();
  useNow(DAYS_EVERY_MS);
  const open = (report: ReportCard) => {
    store.opened(report.id);
    app.tracker.track('growth_report_click', { reportId: report.id, kind: report.kind });
    void pressTarget(app, { target: targetOf(report, app.session.user.userId) });
  };
  const toAll = { text: texts.toAll, onPress: () => void store.choose(undefined) };
  return (
    <PagedList
      list={store.list}
      items={store.reports}
      render={(report, index) => (
        <>
          {above?.(index)}
          <ReportRow report={report} onPress={() => open(report)} />
        </>
      )}
      skeleton={<ReportListSkeleton />}
      empty={
        store.subject === undefined
          ? { drawing: <Pea pose="reads" />, text: texts.empty, action: nextStep }
          : { text: texts.emptySubject, action: toAll }
      }
      onRetry={() => void onRetry()}
    />
  );
});
