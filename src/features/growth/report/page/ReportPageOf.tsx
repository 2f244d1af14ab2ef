import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState, type ReactNode, type ComponentType } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { ListEnd } from '@/components/ListEnd';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import type { Report } from '@/contract/growth/report.schema';
import { ShareOf, type ReportKind } from '@/contract/growth/values';
import { Origin } from '@/contract/share/values';
import { pressTarget } from '@/features/links/click-target';
import { ReminderLink } from '@/features/messages/reminders/ReminderLink';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Screen, screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import type { RouteName, RouteParamsOf } from '@/contract/routes';
import { ShareButton } from '../../sharing';
import { ReportView } from '../ReportView';
import { useReadReport } from '../use-read-report';
import { nextStepOf, ReportStore, type NamedReport } from './report-store';
import { noneYet, reportPageTexts as texts } from './texts';
import '../report.scss';
import './report-page.scss';

const ReportSkeleton = () => (
  <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <SkeletonBlock className="report__card" height={480} radius="card" />
    {[0, 1].map((card) => (
      <Card key={card} className="report__card">
        <SkeletonLines lines={4} />
      </Card>
    ))}
  </View>
);

interface ReportPageOfProps extends NamedReport {
  readonly kind: ReportKind;
  /** Referrer, from the URL. */
  readonly source?: string;
  /** Transforms the report for display; default: unchanged. */
  readonly shape?: (report: Report) => Report;
  /** Links of this kind, below the report. */
  readonly children?: (report: Report) => ReactNode;
}

/** Page of every kind of report: the one in the URL, else the newest. */
export const ReportPageOf = observer(function ReportPageOf({
  kind,
  source = '',
  shape = whole,
  children,
  ...named
}: ReportPageOfProps) {
  const app = useApp();
  const [store] = useState(() => new ReportStore(app, kind, named));
  useLoadForSession(() => store.load(), store.report.reset);
  const refresh = useRefresh(() => store.load());
  return (
    <Screen title={store.report.value?.title} className="report-page">
      <PullToRefresh onRefresh={refresh}>
        <View className="report-page__content">
          <Loaded
            of={store.report}
            skeleton={<ReportSkeleton />}
            onRetry={() => void refresh()}
            missing={missingOf(app, kind, store.isNamed)}
          >
            {(report) => (
              <>
                <Shown report={shape(report)} source={source} />
                {children?.(report)}
                <Keep report={report} />
                <ListEnd />
              </>
            )}
          </Loaded>
        </View>
      </PullToRefresh>
    </Screen>
  );
});

const whole = (report: Report): Report => report;

/** Empty state: the report in the URL does not exist, or there is none of this kind yet, and how to get one. */
function missingOf(app: ReturnType<typeof useApp>, kind: ReportKind, isNamed: boolean) {
  if (isNamed) {
    const toReports = () => void app.router.go('growUpGrowReportList', { key: '1' });
    return { text: texts.missing, action: { text: texts.toReports, onPress: toReports } };
  }
  const { text, target } = nextStepOf(kind);
  return { text: noneYet[kind], action: { text, onPress: () => void pressTarget(app, { target }) } };
}

interface ShownProps {
  readonly report: Report;
  readonly source: string;
}

const ORIGINS: readonly string[] = Object.values(Origin);

/** Mounted with the content, so that a view counts only once it is shown. */
function Shown({ report, source }: ShownProps) {
  const { tracker } = useApp();
  useReadReport(report);
  const { id, kind } = report;
  useEffect(() => {
    // The URL is untrusted: unknown sources are tracked as 'other'.
    const from = source === '' || ORIGINS.includes(source) ? source : 'other';
    tracker.track('report_view', { reportId: id, kind, source: from });
  }, [id, kind, source, tracker]);
  return <ReportView report={report} />;
}

/** Share, print, or hear of the next one; not for an example. */
function Keep({ report: { id, isExample } }: { readonly report: Report }) {
  const { platform } = useApp();
  if (isExample || id === 0) return null;
  const { print } = platform;
  return (
    <View className="report-page__keep">
      <ShareButton of={ShareOf.report} reportId={id} />
      {print && (
        <Button block kind="text" onPress={print}>
          {texts.save}
        </Button>
      )}
      <ReminderLink about="report" />
    </View>
  );
}

/** Routes with a report id. */
type ReportRoute = {
  [N in RouteName]: { readonly id?: string } extends RouteParamsOf<N> ? N : never;
}[RouteName];

export const reportScreen = (route: ReportRoute, kind: ReportKind): ComponentType =>
  screen(route, function ReportScreen() {
    const { id } = useParams(route) as { readonly id?: string };
    return <ReportPageOf kind={kind} id={id} />;
  });
