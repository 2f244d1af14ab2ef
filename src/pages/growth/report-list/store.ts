import { growthCalls } from '@/contract/growth/calls';
import { ReportListStore } from '@/features/growth/report-list/report-list-store';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';

export const growthReports = (app: Pick<App, 'api' | 'feedback' | 'student'>): ReportListStore =>
  new ReportListStore(app, ({ subject, ...paging }) => {
    const request = { ...paging, ...(subject === undefined ? {} : { subject }) };
    return toPage(app.api.callCounted(growthCalls.listGrowthReports, request));
  });
