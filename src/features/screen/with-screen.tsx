import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import {
  Component,
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type PropsWithChildren,
} from 'react';
import { HoldBackContext } from '@/components/Overlay/back';
import { LayerScopeContext } from '@/components/Overlay/scope';
import type { RouteName } from '@/contract/routes';
import { SNAPSHOT_PAGES } from '@/platform/first-paint';
import { dayNumber } from '@/features/dates/zones';
import { PageShare } from '@/features/share/PageShare';
import { useBoot } from '@/start/context';
import type { Boot } from '@/start/boot';
import { startAgain } from '@/start/failures';
import { PlaceProvider, usePlaceOf } from './place';
import { usePageTracking } from './use-page-tracking';
import { View } from '@tarojs/components';
import { EmptyState } from '@/components/EmptyState';
import { SCREEN } from './texts';
import './index.scss';
import { FailedState } from '@/components/FailedState';
import type { App } from '@/stores/app/app';
import { useApp } from '@/stores/app/app-context';
import { isLeftOut, needsToken } from '@/services/router/entry';
import { aria } from '@/components/aria';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { useOnce } from '@/components/use-once';
import { needsApp, toDownload } from './app-only';

/** Error boundary: an error page with a next step instead of a blank one. */
class ScreenBoundary extends Component<
  PropsWithChildren<{ readonly onBroken: (error: Error) => void }>,
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onBroken(error);
  }

  override render() {
    return this.state.isBroken ? <ScreenFailure /> : this.props.children;
  }
}

/** Wraps every page: waits for boot, requires a session where the manifest says so, tracks visits and catches render errors. */
export function screen(name: RouteName, Content: ComponentType): ComponentType {
  function ScreenRoot() {
    const boot = useBoot();
    const visit = useVisits(boot.app);
    const place = usePlaceOf(name, visit.count, visit.isVisible);
    useFirstPaintLeft(name, boot);
    if (boot.status === 'blocked') return <BlockedPage />;
    if (boot.status === 'failed') return <StartFailure boot={boot} />;
    if (!boot.app || boot.status !== 'ready') return <StartSkeleton />;
    return (
      <PlaceProvider value={place}>
        <HoldBackContext.Provider value={boot.app.platform.holdBack}>
          <LayerScopeContext.Provider value={boot.app.session.epoch}>
            <GuardedScreen Content={Content} name={name} isVisible={visit.isVisible} count={visit.count} />
          </LayerScopeContext.Provider>
        </HoldBackContext.Provider>
      </PlaceProvider>
    );
  }
  return observer(ScreenRoot);
}

/** Pages with a painted first screen report themselves when they are ready, within this timeout. */
const standsByItself = (name: RouteName): boolean => name in SNAPSHOT_PAGES || name === 'login';
const PATIENCE_MS = 4000;

/** Removes the document's painted first screen once the session is known. */
function useFirstPaintLeft(name: RouteName, { app, status }: Boot): void {
  useEffect(() => {
    if (!app || status === 'loading') return undefined;
    const { firstPaint } = app.platform;
    // A redirect to the login page is under way, which reports itself.
    const isOnTheWay = needsToken(app.platform.host, name) && !app.session.isLoggedIn;
    const patience = standsByItself(name) || isOnTheWay ? PATIENCE_MS : 0;
    const timer = app.scheduler.after(patience, () => firstPaint.remove());
    return () => timer.stop();
  }, [app, name, status]);
}

interface GuardedScreenProps {
  readonly name: RouteName;
  readonly Content: ComponentType;
  readonly isVisible: boolean;
  readonly count: number;
}

function GuardedScreen({ name, Content, isVisible, count }: GuardedScreenProps) {
  const isElsewhere = useHostGuard(name, isVisible, count);
  const isKnown = useAuthGuard(name, isVisible && !isElsewhere, count);
  const mayEnter = isKnown && !isElsewhere;
  usePageTracking(name, isVisible && mayEnter);
  const { journal } = useApp();
  if (!mayEnter) return <StartSkeleton />;
  return (
    <>
      <PageShare name={name} />
      <ScreenBoundary onBroken={(error) => journal.crash('screen', error)}>
        {createElement(Content)}
      </ScreenBoundary>
    </>
  );
}

/**
 * Counts how often the page came to the front. The first visit is counted here: Taro's hook does not fire for components that
 * mount after the page showed, as all do that wait for boot. A page that comes back on another day, from a phone that was put away
 * overnight, was left as well: what it shows of today is yesterday's.
 */
function useVisits(app: App | undefined) {
  const [visit, setVisit] = useState({ count: 1, isVisible: true, wasHidden: false });
  useDidShow(() =>
    setVisit((last) =>
      last.wasHidden ? { count: last.count + 1, isVisible: true, wasHidden: false } : last,
    ),
  );
  useDidHide(() => setVisit((last) => ({ ...last, isVisible: false, wasHidden: true })));
  useEffect(() => {
    if (!app) return undefined;
    const { platform, serverClock } = app;
    let day = dayNumber(serverClock.now());
    return platform.onVisibilityChange((isVisible) => {
      const today = dayNumber(serverClock.now());
      if (!isVisible || today === day) return;
      day = today;
      setVisit((last) => (last.isVisible ? { ...last, count: last.count + 1 } : last));
    });
  }, [app]);
  return visit;
}

/** In WeChat on the alternative domain: only where to go instead. */
function BlockedPage() {
  return (
    <View className="screen screen--message" {...aria({ role: 'main' })}>
      <EmptyState text={SCREEN.blocked} illustration="empty" />
      <View className="screen__note">{SCREEN.blockedNote}</View>
    </View>
  );
}

/** Boot failed: nothing of `App` is available. */
function StartFailure({ boot }: { readonly boot: Boot }) {
  return (
    <View className="screen screen--message" {...aria({ role: 'main' })}>
      <FailedState text={SCREEN.notStarted} retryText={SCREEN.startAgain} onRetry={() => startAgain(boot)} />
    </View>
  );
}

function ScreenFailure() {
  const { router } = useApp();
  return (
    <View className="screen screen--message" {...aria({ role: 'main' })}>
      <FailedState text={SCREEN.broken} retryText={SCREEN.brokenAction} onRetry={() => void router.home()} />
    </View>
  );
}

/** Shown during boot, which is long on a slow network. */
function StartSkeleton() {
  return (
    <View className="screen screen--starting" {...aria({ role: 'status', 'aria-label': SCREEN.opening })}>
      <SkeletonBlock height={88} radius="card" />
      <SkeletonBlock height={280} radius="card" />
      <SkeletonLines lines={4} />
    </View>
  );
}

/** Whether the page is unavailable here: pages left out of the restricted set lead home, app-only pages to the download. */
function useHostGuard(name: RouteName, isVisible: boolean, visits: number): boolean {
  const { platform, router } = useApp();
  const isOut = isLeftOut(platform.host, name);
  const isElsewhere = isOut || needsApp(platform, name);
  useOnce(() => {
    if (isElsewhere && isVisible) void (isOut ? router.home() : toDownload(router, 'replace'));
  }, visits);
  return isElsewhere;
}

/**
 * Without a required token, clears the user and redirects to login, which returns here. Checked on every visit, not while the
 * page is shown: the session policy handles a session that ends meanwhile.
 */
function useAuthGuard(name: RouteName, isVisible: boolean, visits: number): boolean {
  const { platform, router, session } = useApp();
  const mayEnter = !needsToken(platform.host, name) || session.isLoggedIn;
  useOnce(() => {
    if (mayEnter || !isVisible) return;
    session.clear();
    void router.toLogin('replace');
  }, visits);
  return mayEnter;
}
