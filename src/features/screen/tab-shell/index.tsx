import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/class-names';
import { lookOfPage } from '@/components/look';
import { TabBarStatus } from '@/contract/home/values';
import { useApp } from '@/stores/app/app-context';
import type { TabRoute } from '@/contract/tab-pages';
import { ShellBar } from './ShellBar';
import './index.scss';
import { aria } from '@/components/aria';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { StoryBarSlot } from '@/features/stories/bar/StoryBarSlot';
import { useShown } from '@/features/screen';

const TAB_SHELL = { loading: '加载中…' } as const;

interface TabScreenProps {
  readonly tab: TabRoute;
  /** A page below the tab: it has a back button, and its tab leads to the tab's own page. */
  readonly isBelow?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Home, courses and mine show a placeholder while the tabs load; growth does not. */
const WITH_PLACEHOLDER: readonly TabRoute[] = ['index', 'parentsCenter', 'myTabClass'];

/** Layout of a tab page, with the tab bar. The page loads behind its placeholder. */
export const TabScreen = observer(function TabScreen({
  tab,
  isBelow = false,
  className,
  children,
}: TabScreenProps) {
  const { tabs } = useApp();
  useTabsLoaded();
  const isWaiting = tabs.status === TabBarStatus.pending && !isBelow && WITH_PLACEHOLDER.includes(tab);
  const kind = isBelow ? 'below' : tab;
  return (
    <View
      className={classNames(
        'tab-shell',
        `tab-shell--${kind}`,
        tabs.isVisible && 'tab-shell--barred',
        className,
      )}
      {...lookOfPage(kind)}
    >
      {isWaiting && <TabPlaceholder />}
      <View className={classNames('tab-shell__page', isWaiting && 'tab-shell__page--waiting')}>
        {children}
      </View>
      {!isBelow && <StoryBarSlot aboveTabs />}
      <ShellBar active={tab} leadsUp={isBelow} />
    </View>
  );
});

/** Shown instead of the page until the tabs are loaded. */
function TabPlaceholder() {
  return (
    <View className="tab-shell__placeholder" {...aria({ role: 'status', 'aria-label': TAB_SHELL.loading })}>
      <SkeletonBlock height={88} radius="card" />
      <SkeletonBlock height={280} radius="card" />
      <SkeletonLines lines={4} />
      <SkeletonBlock height={200} radius="card" />
    </View>
  );
}

/** Loads the tabs; if that fails without a token, the session is ended. */
function useTabsLoaded(): void {
  const { tabs, router, session, sessionPolicy } = useApp();
  useShown(() => {
    void tabs.load().then(({ ok }) => {
      if (!ok && !session.isLoggedIn) return sessionPolicy.end(router.currentPath());
      return undefined;
    });
  });
}
