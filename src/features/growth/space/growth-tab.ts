import type { RouteName, RouteParamsOf } from '@/contract/routes';
import type { Router } from '@/services/router/types';
import { spaceTexts } from './texts';

/** `entry` of the list of reports that its tab opens. */
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

/** The pages of the growth space. */
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

/** The tab that an address names by its `key`. */
export const tabOfKey = (key: string | undefined) =>
  growthTabs.find(({ params }) => key !== undefined && 'key' in params && params.key === key);

/** The tab of the reports, in the place of another. */
export const goToReports = (router: Pick<Router, 'replace'>): Promise<void> =>
  router.replace('growUpGrowReportList', { key: '1', entry: ENTRY_TAB });

/**
 * Whether the list of reports stands in the growth space: its own tab says from where one comes. Whoever comes from elsewhere,
 * as from mine, which says nothing, goes back there.
 */
export const isOfSpace = ({ entry }: { readonly entry?: string }): boolean =>
  entry !== undefined && entry !== 'mine';
