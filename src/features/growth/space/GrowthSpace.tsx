import { observer } from 'mobx-react';
import { useEffect, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Tabs } from '@/components/Tabs';
import { Screen, useParams } from '@/features/screen';
import { TabScreen } from '@/features/screen/tab-shell';
import { useApp } from '@/stores/app/app-context';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { DownloadType } from '@/contract/download/values';
import { isToBeHad } from '@/features/download/store-links';
import { downloadTexts } from '@/features/download/texts';
import { toMiniProgram } from '@/features/download/to-mini-program';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import type { App } from '@/stores/app/app';
import { spaceTexts } from './texts';
import './browser-guard.scss';
import { tabOfKey, type GrowthTab, growthTabs } from './growth-tab';

/** Visitors see the guard in a browser: there is no child to load. */
async function loadChild({ session, student }: Pick<App, 'session' | 'student'>): Promise<void> {
  if (session.isLoggedIn && !student.privateInfo.value) await student.loadPrivate();
}

/** The child's name, loaded when missing. */
export function useChild(): string {
  const app = useApp();
  useLoadForSession(() => loadChild(app));
  return app.student.privateInfo.value?.kidName || spaceTexts.someChild;
}

/** Manual refresh as `useRefresh`, including the child's name if it failed to load. */
export function useSpaceRefresh(load: () => Promise<unknown>): () => Promise<void> {
  const app = useApp();
  return useRefresh(() => Promise.all([load(), loadChild(app)]));
}

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

/** In a plain browser only links to the app, or to the mini program where the app is unavailable: rule growth-2. */
function BrowserGuard() {
  const app = useApp();
  const hasApp = isToBeHad(app);
  const download = () => void app.router.go('downloadApp', { type: String(DownloadType.parent) });
  return (
    <View className="browser-guard">
      <Illustration name="download" size={360} />
      <View className="browser-guard__text">
        {hasApp ? spaceTexts.notInBrowser : spaceTexts.inMiniProgram}
      </View>
      <View className="browser-guard__hint">
        {hasApp ? spaceTexts.notInBrowserHint : spaceTexts.inMiniProgramHint}
      </View>
      <Button block onPress={hasApp ? download : () => void toMiniProgram(app)}>
        {hasApp ? spaceTexts.download : downloadTexts.toMiniProgram}
      </Button>
    </View>
  );
}
