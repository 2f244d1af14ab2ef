import { observer } from 'mobx-react';
import { TabBar, type TabBarItem } from '@/components/TabBar';
import { pressTarget } from '@/features/links/click-target';
import { useApp } from '@/stores/app-context';
import type { TabItem, TabRoute } from '@/stores/tabs';
import { TAB_ICONS } from './icons';

/** The bar of the H5 build, fed by the server. */
export const ShellBar = observer(function ShellBar({ active }: { active: TabRoute }) {
  const app = useApp();
  const { tabs, tracker } = app;
  if (!tabs.isVisible) return null;
  const current = tabs.items.find(({ route }) => route === active);
  const change = (key: string): void => {
    const index = tabs.items.findIndex((item) => item.key === key);
    const item = tabs.items[index];
    if (!item || item === current) return;
    void pressTarget(app, {
      target: item.route ? { screen: item.route, params: {} } : item.target,
      track: () => tracker.track('tab_click', { tabId: item.id, tabName: item.text, index }),
    });
  };
  return <TabBar items={tabs.items.map(barItem)} active={current?.key ?? ''} onChange={change} />;
});

function barItem({ key, text, image, route }: TabItem): TabBarItem {
  if (image) {
    return {
      key,
      text,
      icon: image.plain,
      activeIcon: image.active,
      width: image.width,
      height: image.height,
    };
  }
  return { key, text, ...TAB_ICONS[route ?? 'index'] };
}
