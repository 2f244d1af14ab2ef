import type { RouteEntry } from './route';
import { pageFile, routeNames, routes } from './routes';

const pathsOf = (entry: RouteEntry): string[] => [entry.path, ...entry.aliases];

/**
 * Page file → its H5 paths, as Taro's H5 router wants them. The first is canonical; the file's own path must be among them,
 * or the router shows nothing for it. A route that only redirects lends its paths to the page it leads to. Runs at every start.
 */
export function h5CustomRoutes(): Record<string, string[]> {
  const lent = new Map<string, string[]>();
  for (const name of routeNames) {
    const entry: RouteEntry = routes[name];
    const { redirectTo } = entry;
    if (redirectTo) lent.set(redirectTo, [...(lent.get(redirectTo) ?? []), ...pathsOf(entry)]);
  }
  const pathsByPage: Record<string, string[]> = {};
  for (const name of routeNames) {
    const entry: RouteEntry = routes[name];
    if (!entry.page) continue;
    const file = `/${pageFile(entry.page)}`;
    pathsByPage[file] = [...pathsOf(entry), ...(lent.get(name) ?? []), file];
  }
  return pathsByPage;
}
