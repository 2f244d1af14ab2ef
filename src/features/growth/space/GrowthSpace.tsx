import { observer } from 'mobx-react';
import { useEffect, type ReactNode } from 'react';
import { Tabs } from '@/components/Tabs';
import { Screen, useParams } from '@/features/screen';
import { TabScreen } from '@/features/screen/tab-shell';
import { useApp } from '@/stores/app/app-context';
import { BrowserGuard } from './BrowserGuard';
import { tabOfKey, type GrowthTab, growthTabs } from './growth-tab';
import { spaceTexts } from './texts';
import { useChild } from './use-child';

interface GrowthSpaceProps {
  readonly tab: GrowthTab;
  /** Opened from elsewhere: a back button instead of the tab bar. */
  readonly isApart?: boolean;
  readonly className?: string;
  /** Not mounted in a plain browser, so that it requests nothing there. */
  readonly children: ReactNode;
}

/** Layout of the growth space: child's name, tabs, guard of plain browsers. */
export const GrowthSpace = observer(function GrowthSpace({
  tab,
  isApart = false,
  className,
  children,
}: GrowthSpaceProps) {
  const { platform } = useApp();
  const child = useChild();
  useNamedTab(tab);
  const page = (
    <Screen topBar={isApart ? 'back' : 'index'} header={spaceTexts.title(child)} className={className}>
      {platform.host.showsAppPages ? (
        <>
          <GrowthTabs active={tab} />
          {children}
        </>
      ) : (
        <BrowserGuard />
      )}
    </Screen>
  );
  // The growth tab is active on all of its pages.
  return isApart ? page : <TabScreen tab="growUpStudyPlan">{page}</TabScreen>;
});

/** A `key` in the URL that names another tab redirects to it. */
function useNamedTab(tab: GrowthTab): void {
  const { platform, router } = useApp();
  const { key } = useParams('growUpSituation');
  const named = platform.host.showsAppPages ? tabOfKey(key) : undefined;
  useEffect(() => {
    if (named && named.key !== tab) void router.replace(named.route, named.params);
  }, [named, router, tab]);
}

/** Tabs replace each other in the history: back leaves the space. */
function GrowthTabs({ active }: { readonly active: GrowthTab }) {
  const { router, tracker } = useApp();
  const open = (key: string) => {
    const tab = growthTabs.find((one) => one.key === key);
    if (!tab) return;
    tracker.track('growth_tab_click', { tab: tab.key });
    void router.replace(tab.route, tab.params);
  };
  return <Tabs items={growthTabs} active={active} onChange={open} />;
}
