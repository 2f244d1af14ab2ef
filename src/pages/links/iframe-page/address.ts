import { innerPathOf } from '@/services/router/links';
import { isHandedOut, routeOfPath, webUrl } from '@/services/router/paths';
import type { App } from '@/stores/app';

/** denied: no web address, or this very page once more; ours: a page of the app, which shows itself; frame: of somebody else. */
export type Shown =
  | { readonly kind: 'denied' }
  | { readonly kind: 'ours'; readonly path: string }
  | { readonly kind: 'frame'; readonly link: string; readonly host: string; readonly isOwnOrigin: boolean };

/** What an address from outside asks to be shown; http and https only (rule links-30). */
export function shownBy({ platform, config }: Pick<App, 'platform' | 'config'>, url: string): Shown {
  const link = webUrl(url);
  if (!link) return { kind: 'denied' };
  const inner = innerPathOf(link.href, [platform.location()?.origin, config.h5Origin], false);
  if (inner === undefined) return { kind: 'frame', link: link.href, host: link.host, isOwnOrigin: false };
  // What the backend hands out under our origin is no page of the app.
  if (isHandedOut(inner)) return { kind: 'frame', link: link.href, host: link.host, isOwnOrigin: true };
  return routeOfPath(inner) === 'iframePage' ? { kind: 'denied' } : { kind: 'ours', path: inner };
}

/**
 * What a framed page may do. It runs as the site that it is, with forms and windows of its own; it may lead this page away
 * only where the parent taps. Under our own origin it gets neither scripts nor the origin: both together would be us.
 */
export const sandboxOf = (isOwnOrigin: boolean): string =>
  [
    ...(isOwnOrigin ? [] : ['allow-scripts', 'allow-same-origin']),
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-top-navigation-by-user-activation',
  ].join(' ');
