import type { RouteEntry } from './route';
import { pageFile, routeNames, routes, shownRoute } from './routes';

/** Address that is no page's own (a bare parent, /growUp) → the address of the page to which it leads. */
const leads = new Map<string, string>();
for (const name of routeNames) {
  const { path, aliases, parents = [], redirectTo }: RouteEntry = routes[name];
  const own = routes[shownRoute(name)].path;
  for (const address of redirectTo ? [path, ...aliases] : parents) leads.set(address, own);
}

/** Undefined where the address is one under which a page shows, or none that the app knows. */
export const ownAddress = (path: string): string | undefined => leads.get(path.replace(/(.)\/+$/, '$1'));

/**
 * Page file → its H5 paths, as Taro's H5 router wants them. The first is canonical; the file's own path must be among them,
 * or the router shows nothing for it. Addresses that lead to the page are among them. Runs at every start.
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
