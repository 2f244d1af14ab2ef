import { RedirectType } from '@/contract/links/values';
import type { RouteName, RouteParamsOf } from '@/contract/routes';
import type { ClickTarget } from '@/services/router/types';

/** A page of ours by its name. */
export type PageTarget<N extends RouteName = RouteName> = {
  readonly [K in N]: { readonly screen: K; readonly params: RouteParamsOf<K> };
}[N];

/** What a tap opens: something the server made, or a page of ours. */
export type Target = ClickTarget | PageTarget;

/** A card of the server: like a slot, but its link has a name of its own. */
interface LinkedCard extends Omit<ClickTarget, 'url'> {
  /** The external link. */
  readonly courseLink?: string;
}

export const isPage = (target: Target): target is PageTarget => 'screen' in target;

/** Undefined for a slot that leads nowhere: it must not look as if it did. */
export function slotTarget(slot: ClickTarget): ClickTarget | undefined {
  const { redirectType, url, xcxId, xcxUrl, miniprogramType } = slot;
  if (redirectType === RedirectType.none) return undefined;
  return { redirectType, url, xcxId, xcxUrl, miniprogramType };
}

/**
 * The mini program that a card names, with its link to fall back to; else its link, whatever its type; else a page of ours.
 * Undefined where there is nothing to open.
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
