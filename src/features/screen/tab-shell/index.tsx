import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/class-names';
import { TabBarStatus } from '@/contract/home/values';
import { useApp } from '@/stores/app-context';
import type { TabRoute } from '@/stores/tabs';
import { ShellBar } from './ShellBar';
import { TabPlaceholder } from './TabPlaceholder';
import { useTabsLoaded } from './use-tabs-loaded';
import './index.scss';

export interface TabScreenProps {
  readonly tab: TabRoute;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Home, courses and mine show a placeholder while the tabs are unknown; growth does not. */
const WITH_PLACEHOLDER: readonly TabRoute[] = ['index', 'parentsCenter', 'myTabClass'];

/** Wraps a tab page: the page, and below it the bar of the tabs. The page loads behind its placeholder. */
export const TabScreen = observer(function TabScreen({ tab, className, children }: TabScreenProps) {
  const { tabs } = useApp();
  useTabsLoaded();
  const isWaiting = tabs.status === TabBarStatus.pending && WITH_PLACEHOLDER.includes(tab);
  return (
    <View className={classNames('tab-shell', className)}>
      {isWaiting && <TabPlaceholder />}
      <View className={classNames('tab-shell__page', isWaiting && 'tab-shell__page--waiting')}>
        {children}
      </View>
      <ShellBar active={tab} />
    </View>
  );
});
