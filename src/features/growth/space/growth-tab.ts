import type { RouteName, RouteParamsOf } from '@/contract/routes';
import type { Router } from '@/services/router/types';
import { spaceTexts } from './texts';

/** `entry` of the reports tab. */
const ENTRY_TAB = 'growUp';

export type GrowthTab = 'studyPlan' | 'situation' | 'growReportList';

type GrowthRoute = Extract<RouteName, 'growUpStudyPlan' | 'growUpSituation' | 'growUpGrowReportList'>;

interface TabOf<N extends GrowthRoute> {
  readonly key: GrowthTab;
  readonly route: N;
  readonly text: string;
  readonly params: RouteParamsOf<N>;
}

const tabOf = <N extends GrowthRoute>(tab: TabOf<N>): TabOf<N> => tab;

export const growthTabs = [
  tabOf({ key: 'studyPlan', route: 'growUpStudyPlan', text: spaceTexts.studyPlan, params: {} }),
  tabOf({ key: 'situation', route: 'growUpSituation', text: spaceTexts.situation, params: { key: '2' } }),
  tabOf({
    key: 'growReportList',
    route: 'growUpGrowReportList',
    text: spaceTexts.reports,
    params: { key: '1', entry: ENTRY_TAB },
  }),
] as const;

export const tabOfKey = (key: string | undefined) =>
  growthTabs.find(({ params }) => key !== undefined && 'key' in params && params.key === key);

/** Replaces the page with the reports tab. */
export const goToReports = (router: Pick<Router, 'replace'>): Promise<void> =>
  router.replace('growUpGrowReportList', { key: '1', entry: ENTRY_TAB });
