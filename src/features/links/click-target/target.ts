import { RedirectType } from '@/contract/links/values';
import type { RouteName, RouteParamsOf } from '@/contract/routes';
import { innerPath } from '@/services/router/paths';
import { webUrl } from '@/services/router/web-url';
import type { ClickTarget, Router } from '@/services/router/types';
import { homeCalls } from '@/contract/home/calls';
import type { App } from '@/stores/app/app';

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

/** A page of ours. */
export type PageTarget<N extends RouteName = RouteName> = {
  readonly [K in N]: { readonly screen: K; readonly params: RouteParamsOf<K> };
}[N];

/** Target of a tap: from the server, or a page of ours. */
export type Target = ClickTarget | PageTarget;

/** A server card: like a slot, with its link in another field. */
interface LinkedCard extends Omit<ClickTarget, 'url'> {
  /** The external link. */
  readonly courseLink?: string;
}

export const isPage = (target: Target): target is PageTarget => 'screen' in target;

/** Undefined for a slot without a target or link: it must not look clickable. */
export function slotTarget(slot: ClickTarget): ClickTarget | undefined {
  const { redirectType, url, xcxId, xcxUrl, miniprogramType } = slot;
  const isMiniProgram = redirectType === RedirectType.miniProgram && Boolean(xcxId);
  if (redirectType === RedirectType.none || !(isMiniProgram || url?.trim())) return undefined;
  return { redirectType, url, xcxId, xcxUrl, miniprogramType };
}

/**
 * The card's mini program with its link as fallback; else its link, whatever its type; else a page of ours. Undefined when there is
 * nothing to open.
 */
export function cardTarget(card: LinkedCard, page: PageTarget | undefined): Target | undefined {
  const { redirectType, courseLink, xcxId, xcxUrl, miniprogramType } = card;
  if (redirectType === RedirectType.miniProgram && xcxId) {
    return { redirectType, xcxId, xcxUrl, miniprogramType, url: courseLink };
  }
  if (!courseLink) return page;
  const isInner = redirectType === RedirectType.innerPage;
  return { redirectType: isInner ? RedirectType.innerPage : RedirectType.h5Link, url: courseLink };
}

/** URL of a target: a page of ours, or an external one. Undefined for mini programs and nothing. */
export function addressOf(target: Target | undefined): string | undefined {
  if (!target) return undefined;
  if (isPage(target)) return innerPath(target.screen, target.params);
  const { redirectType, url = '' } = target;
  if (redirectType === RedirectType.miniProgram || redirectType === RedirectType.none) return undefined;
  return /^\/(?![/\\])/.test(url) || webUrl(url) ? url : undefined;
}
