import { innerPathOf, ownOrigins } from '@/services/router/inner-link';
import { isHandedOut, routeOfPath, webUrl } from '@/services/router/paths';
import type { App } from '@/stores/app/app';

/** denied: not a web address, or this page itself; ours: a page of the app; frame: external. */
export type Shown =
  | { readonly kind: 'denied' }
  | { readonly kind: 'ours'; readonly path: string }
  | { readonly kind: 'frame'; readonly link: string; readonly host: string; readonly isOwnOrigin: boolean };

/** Classifies an address; http and https only (rule links-30). */
export function shownBy(app: Pick<App, 'platform' | 'config'>, url: string): Shown {
  const link = webUrl(url);
  if (!link) return { kind: 'denied' };
  const inner = innerPathOf(link.href, ownOrigins(app), false);
  if (inner === undefined) return { kind: 'frame', link: link.href, host: link.host, isOwnOrigin: false };
  // Paths that the backend serves under our origin are not pages of the app.
  if (isHandedOut(inner)) return { kind: 'frame', link: link.href, host: link.host, isOwnOrigin: true };
  return routeOfPath(inner) === 'iframePage' ? { kind: 'denied' } : { kind: 'ours', path: inner };
}

/**
 * Sandbox of the framed page. It keeps its origin, scripts, forms and popups; it may navigate the top window only by user activation. Under
 * our own origin it gets neither scripts nor the origin: both together would give it our privileges.
 */
export const sandboxOf = (isOwnOrigin: boolean): string =>
  [
    ...(isOwnOrigin ? [] : ['allow-scripts', 'allow-same-origin']),
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-top-navigation-by-user-activation',
  ].join(' ');
