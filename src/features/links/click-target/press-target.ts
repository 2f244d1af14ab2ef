import { homeCalls } from '@/contract/home/calls';
import type { RouteName } from '@/contract/routes';
import type { Router } from '@/services/router/types';
import type { App } from '@/stores/app';
import { isPage, type PageTarget, type Target } from './target';

export type PressApp = Pick<App, 'api' | 'router' | 'session'>;

export interface Press {
  /** Nothing opens where there is none; the tap is recorded all the same. */
  readonly target: Target | undefined;
  /** Of the slot, for the click record. What is no slot has none. */
  readonly slotId?: number;
  /** Of the tracked events. */
  readonly track?: () => void;
}

/**
 * What a tap does, wherever it is: it is recorded, and opens its target. The records never hold it up. The router starts
 * mini programs, falls back to their links, waits the 50 ms before a link and refuses what is no http(s).
 */
export function pressTarget(app: PressApp, { target, slotId, track }: Press): Promise<void> {
  track?.();
  if (slotId !== undefined) recordClick(app, slotId);
  if (!target) return Promise.resolve();
  return isPage(target) ? goTo(app.router, target) : app.router.openLink(target);
}

function recordClick({ api, session }: PressApp, id: number): void {
  const { userId } = session.user;
  void api.call(homeCalls.bannerAccess, { id, ...(userId ? { userId } : {}) });
}

const goTo = <N extends RouteName>(router: Pick<Router, 'go'>, { screen, params }: PageTarget<N>) =>
  router.go(screen, params);
