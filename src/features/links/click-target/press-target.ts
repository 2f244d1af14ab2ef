import { homeCalls } from '@/contract/home/calls';
import type { RouteName } from '@/contract/routes';
import type { Router } from '@/services/router/types';
import type { App } from '@/stores/app/app';
import { isPage, type PageTarget, type Target } from './target';

export type PressApp = Pick<App, 'api' | 'router' | 'session'>;

export interface Press {
  /** undefined opens nothing; the tap is still recorded. */
  readonly target: Target | undefined;
  /** For the click record; absent for what is not a slot. */
  readonly slotId?: number;
  readonly track?: () => void;
}

/**
 * Action of a tap: records it and opens the target, without waiting for the record. The router starts mini programs, falls back to
 * links, waits 50 ms before a link and refuses URLs other than http(s).
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
