import { Tabs } from '@/components/Tabs';
import { useApp } from '@/stores/app-context';
import { growthTabs, type GrowthTab } from './growth-tab';

/** Tabs replace each other in the history: back leaves the space. */
export function GrowthTabs({ active }: { readonly active: GrowthTab }) {
  const { router, tracker } = useApp();
  const open = (key: string) => {
    const tab = growthTabs.find((one) => one.key === key);
    if (!tab) return;
    tracker.track('growth_tab_click', { tab: tab.key });
    void router.replace(tab.route, tab.params);
  };
  return <Tabs items={growthTabs} active={active} onChange={open} />;
}
