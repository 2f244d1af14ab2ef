import { observer } from 'mobx-react';
import { TabBar, type TabBarItem } from '@/components/TabBar';
import { addressOf, pressTarget, type Target } from '@/features/links/click-target';
import { useApp } from '@/stores/app/app-context';
import type { TabRoute } from '@/contract/tab-pages';
import type { TabItem } from '@/stores/app/tabs';
import courses from '@/assets/tab-bar/courses.png';
import coursesActive from '@/assets/tab-bar/courses-active.png';
import growth from '@/assets/tab-bar/growth.png';
import growthActive from '@/assets/tab-bar/growth-active.png';
import home from '@/assets/tab-bar/home.png';
import homeActive from '@/assets/tab-bar/home-active.png';
import mine from '@/assets/tab-bar/mine.png';
import mineActive from '@/assets/tab-bar/mine-active.png';

/** For the default tabs, and server tabs without icons. */
const TAB_ICONS: Readonly<Record<TabRoute, { readonly icon: string; readonly activeIcon: string }>> = {
  index: { icon: home, activeIcon: homeActive },
  growUpStudyPlan: { icon: growth, activeIcon: growthActive },
  myTabClass: { icon: courses, activeIcon: coursesActive },
  parentsCenter: { icon: mine, activeIcon: mineActive },
};

export interface ShellBarProps {
  readonly active: TabRoute;
  /** The page is below the active tab, whose tap leads to the tab's own page. */
  readonly leadsUp?: boolean;
}

/** Tab bar of the H5 build, configured by the server. */
export const ShellBar = observer(function ShellBar({ active, leadsUp = false }: ShellBarProps) {
  const app = useApp();
  const { tabs, tracker } = app;
  if (!tabs.isVisible) return null;
  const current = tabs.items.find(({ route }) => route === active);
  const change = (key: string): void => {
    const index = tabs.items.findIndex((item) => item.key === key);
    const item = tabs.items[index];
    if (!item || (item === current && !leadsUp)) return;
    void pressTarget(app, {
      target: targetOf(item),
      track: () => tracker.track('tab_click', { tabId: item.id, tabName: item.text, index }),
    });
  };
  return <TabBar items={tabs.items.map(barItem)} active={current?.key ?? ''} onChange={change} />;
});

const targetOf = ({ route, target }: TabItem): Target | undefined =>
  route ? { screen: route, params: {} } : target;

function barItem(item: TabItem): TabBarItem {
  const { key, text, image, route } = item;
  const leadsTo = addressOf(targetOf(item));
  if (image) {
    return {
      key,
      text,
      leadsTo,
      icon: image.plain,
      activeIcon: image.active,
      width: image.width,
      height: image.height,
    };
  }
  return { key, text, leadsTo, ...TAB_ICONS[route ?? 'index'] };
}
