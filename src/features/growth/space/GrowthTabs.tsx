import { Tabs } from '@/components/Tabs';
import { builtRoute, type RouteName } from '@/contract/routes';
import { useApp } from '@/stores/app-context';
import { spaceTexts } from './texts';

interface GrowthTab {
  readonly key: 'studyPlan' | 'situation' | 'growReportList';
  readonly route: Extract<RouteName, 'growUpStudyPlan' | 'growUpSituation' | 'growUpGrowReportList'>;
  readonly text: string;
  /** Query of the route. */
  readonly params: { readonly key?: string };
}

const TABS: readonly GrowthTab[] = [
  { key: 'studyPlan', route: 'growUpStudyPlan', text: spaceTexts.studyPlan, params: {} },
  { key: 'situation', route: 'growUpSituation', text: spaceTexts.situation, params: { key: '2' } },
  { key: 'growReportList', route: 'growUpGrowReportList', text: spaceTexts.reports, params: { key: '1' } },
];

const builtTabs = TABS.filter(({ route }) => builtRoute(route));

/** The pages of the growth space that exist; nothing while the study plan is the only one. */
export function GrowthTabs() {
  const { router, tracker } = useApp();
  if (builtTabs.length < 2) return null;
  const open = (key: string) => {
    const tab = builtTabs.find((built) => built.key === key);
    if (!tab || tab.key === 'studyPlan') return;
    tracker.track('growth_tab_click', { tab: tab.key });
    void router.go(tab.route, tab.params);
  };
  return <Tabs items={builtTabs} active="studyPlan" onChange={open} />;
}
