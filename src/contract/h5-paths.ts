import type { RouteEntry } from './route';
import { pageFile, routeNames, routes, shownRoute } from './routes';

/** Redirects: URL without its own page (a bare parent, /growUp) → URL of the target page. */
const leads = new Map<string, string>();
for (const name of routeNames) {
  const { path, aliases, parents = [], redirectTo }: RouteEntry = routes[name];
  const own = routes[shownRoute(name)].path;
  for (const address of redirectTo ? [path, ...aliases] : parents) leads.set(address, own);
}

/** undefined: the URL shows a page itself, or is unknown. */
export const ownAddress = (path: string): string | undefined => leads.get(path.replace(/(.)\/+$/, '$1'));

/**
 * Page file → its H5 paths for Taro's H5 router. The first is canonical; the file's own path must be included, or the
 * router shows nothing for it. Redirected URLs are included. Runs at every start.
 */
export function h5CustomRoutes(): Record<string, string[]> {
  const lent = new Map<string, string[]>();
  for (const [address, own] of leads) lent.set(own, [...(lent.get(own) ?? []), address]);
  const pathsByPage: Record<string, string[]> = {};
  for (const name of routeNames) {
    const { page, path, aliases }: RouteEntry = routes[name];
    if (!page) continue;
    const file = `/${pageFile(page)}`;
    pathsByPage[file] = [path, ...aliases, ...(lent.get(path) ?? []), file];
  }
  return pathsByPage;
}
