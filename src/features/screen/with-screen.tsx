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
import { KEPT_PAGES } from '@/platform/first-paint';
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
import { useApp } from '@/stores/app-context';
import { isLeftOut, needsToken } from '@/services/router/entry';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { SkeletonLines } from '@/components/Skeleton';
import { useOnce } from '@/components/use-once';
import { needsApp, toDownload } from './app-only';

/** Something broke while rendering: a calm page with a way on instead of a blank one. */
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

/**
 * What every page exports: waits for the start of the app, asks for a session where the manifest does, tracks the visit
 * and catches what breaks.
 */
export function screen(name: RouteName, Content: ComponentType): ComponentType {
  function ScreenRoot() {
    const boot = useBoot();
    const visit = useVisits();
    const place = usePlaceOf(name, visit.count, visit.isVisible);
    useFirstPaintLeft(name, boot);
    if (boot.status === 'blocked') return <BlockedPage />;
    if (boot.status === 'failed') return <StartFailure boot={boot} />;
    if (!boot.app || boot.status !== 'ready') return <StartSkeleton />;
    return (
      <PlaceProvider value={place}>
        <HoldBackContext.Provider value={boot.app.platform.holdBack}>
          <LayerScopeContext.Provider value={boot.app.session.turn}>
            <GuardedScreen Content={Content} name={name} isVisible={visit.isVisible} count={visit.count} />
          </LayerScopeContext.Provider>
        </HoldBackContext.Provider>
      </PlaceProvider>
    );
  }
  return observer(ScreenRoot);
}

/** Pages that are painted first say by themselves when they stand in that place; they have as long as a parent waits. */
const standsByItself = (name: RouteName): boolean => name in KEPT_PAGES || name === 'login';
const PATIENCE_MS = 4000;

/** Once the program knows who is here, it shows what it has: what the document painted first goes. */
function useFirstPaintLeft(name: RouteName, { app, status }: Boot): void {
  useEffect(() => {
    if (!app || status === 'loading') return undefined;
    const { firstPaint } = app.platform;
    // Whoever is sent to the login page sees it already.
    const isOnTheWay = needsToken(app.platform.host, name) && !app.session.isLoggedIn;
    const patience = standsByItself(name) || isOnTheWay ? PATIENCE_MS : 0;
    const timer = app.scheduler.after(patience, () => firstPaint.leave());
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
 * Counts how often the page came to the front. The first time is counted here and not by Taro's hook, which is silent
 * for what mounts after the page showed, as everything does that waits for the start of the app.
 */
function useVisits() {
  const [visit, setVisit] = useState({ count: 1, isVisible: true, wasHidden: false });
  useDidShow(() =>
    setVisit((last) =>
      last.wasHidden ? { count: last.count + 1, isVisible: true, wasHidden: false } : last,
    ),
  );
  useDidHide(() => setVisit((last) => ({ ...last, isVisible: false, wasHidden: true })));
  return visit;
}

/** Opened in WeChat through the alternative domain: nothing but where to go instead. */
function BlockedPage() {
  return (
    <View className="screen screen--message" {...aria({ role: 'main' })}>
      <EmptyState text={SCREEN.blocked} illustration="empty" />
      <View className="screen__note">{SCREEN.blockedNote}</View>
    </View>
  );
}

/** The app itself could not start: of what a page may use there is nothing. */
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

/** Shows while the app starts: on a slow line that is a while, and never a blank page. */
function StartSkeleton() {
  return (
    <View className="screen screen--starting" {...aria({ role: 'status', 'aria-label': SCREEN.opening })}>
      <SkeletonBlock height={88} radius="card" />
      <SkeletonBlock height={280} radius="card" />
      <SkeletonLines lines={4} />
    </View>
  );
}

/** Whether the page is not to be had here: what the restricted set leaves out leads home, what is for the app to where the app is. */
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
 * Without a token on a page that needs one, the user info is cleared and the login shown, which comes back here. Asked
 * at every visit and not while the page shows: a session that ends meanwhile is the session policy's business.
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
