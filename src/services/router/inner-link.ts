import { RedirectType } from '@/contract/links/values';
import type { Platform } from '@/platform/types';
import type { AppConfig } from '../config';
import { isHandedOut, routeOfPath, webUrl } from './paths';
import type { ClickTarget } from './types';

/** `/option`, but neither `//other.example` nor `/\other.example`, which browsers resolve to another host. */
const INNER = /^\/(?![/\\])/;

export type OwnOrigins = readonly (string | undefined)[];

/** The origins of this app: the one that is open, and the one that the mini program and the apps show. */
export const ownOrigins = ({ platform, config }: { platform: Platform; config: AppConfig }): OwnOrigins => [
  platform.location()?.origin,
  config.h5Origin,
];

/** The path of an internal link, else undefined. `isPlain`: the operator marked it as internal, possibly without a leading slash. */
export function innerPathOf(link: string, origins: OwnOrigins, isPlain: boolean): string | undefined {
  const text = link.trim();
  if (INNER.test(text)) return routed(text);
  if (isPlain && /^\w[^:]*$/.test(text.split('?')[0] ?? '')) return routed(`/${text}`);
  const target = webUrl(text);
  const isOwn = target && origins.some((origin) => origin && webUrl(origin)?.origin === target.origin);
  return isOwn ? routed(target.rest) : undefined;
}

/** Pages have no fragments. `/#/option` is how the app's addresses look on servers without path routing (assumed). */
function routed(rest: string): string {
  const [address = '', ...fragment] = rest.split('#');
  const hash = fragment.join('#');
  const isHashRoute = INNER.test(hash) && /^\/?(\?|$)/.test(address);
  if (isHashRoute) return hash;
  return address.startsWith('/') ? address : `/${address}`;
}

/** Where a target's link leads: a page of the app, the marketing site (rule links-41), or undefined: any other place. */
export function leadOf(
  { redirectType, url = '' }: ClickTarget,
  origins: OwnOrigins,
): { readonly to: 'page' | 'marketing'; readonly path: string } | undefined {
  const path = innerPathOf(url, origins, redirectType === RedirectType.innerPage);
  if (path === undefined || isHandedOut(path)) return undefined;
  // A link of the operator to a path that this app has no page for.
  const isMarketing = redirectType === RedirectType.h5Link && INNER.test(url.trim()) && !routeOfPath(path);
  return { to: isMarketing ? 'marketing' : 'page', path };
}
