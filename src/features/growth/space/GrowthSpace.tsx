import { observer } from 'mobx-react';
import { useEffect, type ReactNode } from 'react';
import { Screen, useParams } from '@/features/screen';
import { TabScreen } from '@/features/screen/tab-shell';
import { useApp } from '@/stores/app-context';
import { BrowserGuard } from './BrowserGuard';
import { tabOfKey, type GrowthTab } from './growth-tab';
import { GrowthTabs } from './GrowthTabs';
import { spaceTexts } from './texts';
import { useChild } from './use-child';

interface GrowthSpaceProps {
  readonly tab: GrowthTab;
  /** Opened from elsewhere: a way back there instead of the bar of the tabs. */
  readonly isApart?: boolean;
  readonly className?: string;
  /** Mounted where the host shows the space: what it asks for is not asked in a plain browser. */
  readonly children: ReactNode;
}

/** What the pages of the growth space have in common: the child's name, the tabs, and the guard of a plain browser. */
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
  // Growth is lit for all of its pages.
  return isApart ? page : <TabScreen tab="growUpStudyPlan">{page}</TabScreen>;
});

/** An address that names another tab by its `key` leads to that one, in its place. */
function useNamedTab(tab: GrowthTab): void {
  const { platform, router } = useApp();
  const { key } = useParams('growUpSituation');
  const named = platform.host.showsAppPages ? tabOfKey(key) : undefined;
  useEffect(() => {
    if (named && named.key !== tab) void router.replace(named.route, named.params);
  }, [named, router, tab]);
}
