import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { createElement, useState, type ComponentType } from 'react';
import { HoldBackContext } from '@/components/Overlay/back';
import type { RouteName } from '@/contract/routes';
import { PageShare } from '@/features/share/PageShare';
import { useBoot } from '@/stores/app-context';
import { BlockedPage } from './BlockedPage';
import { PlaceProvider, usePlaceOf } from './place';
import { ScreenBoundary } from './ScreenBoundary';
import { StartSkeleton } from './StartSkeleton';
import { useAuthGuard } from './use-auth-guard';
import { usePageTracking } from './use-page-tracking';

/**
 * What every page exports: waits for the start of the app, asks for a session where the manifest does, tracks the visit
 * and catches what breaks.
 */
export function screen(name: RouteName, Content: ComponentType): ComponentType {
  function ScreenRoot() {
    const boot = useBoot();
    const visit = useVisits();
    const place = usePlaceOf(name, visit.count, visit.isVisible);
    if (boot.status === 'blocked') return <BlockedPage />;
    if (!boot.app || boot.status !== 'ready') return <StartSkeleton />;
    return (
      <PlaceProvider value={place}>
        <HoldBackContext.Provider value={boot.app.platform.holdBack}>
          <GuardedScreen Content={Content} name={name} isVisible={visit.isVisible} count={visit.count} />
        </HoldBackContext.Provider>
      </PlaceProvider>
    );
  }
  return observer(ScreenRoot);
}

interface GuardedScreenProps {
  readonly name: RouteName;
  readonly Content: ComponentType;
  readonly isVisible: boolean;
  readonly count: number;
}

function GuardedScreen({ name, Content, isVisible, count }: GuardedScreenProps) {
  const mayEnter = useAuthGuard(name, isVisible, count);
  usePageTracking(name, isVisible && mayEnter);
  if (!mayEnter) return <StartSkeleton />;
  return (
    <>
      <PageShare name={name} />
      <ScreenBoundary>{createElement(Content)}</ScreenBoundary>
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
