import type { RouteEntry } from './route';
import { pageFile, routeNames, routes } from './routes';

const entries = (): RouteEntry[] => routeNames.map((name): RouteEntry => routes[name]);

const pathsOf = (entry: RouteEntry): string[] => [entry.path, ...entry.aliases];

/**
 * Page file → its H5 paths, as Taro's H5 router wants them. The first is canonical; the file's own path must be among them,
 * or the router shows nothing for it. A route that only redirects lends its paths to the page it leads to.
 */
export function h5CustomRoutes(): Record<string, string[]> {
  const pathsByPage: Record<string, string[]> = {};
  for (const entry of entries()) {
    if (!entry.page) continue;
    const lent = entries().filter(
      (other) => other.redirectTo && routes[other.redirectTo as keyof typeof routes] === entry,
    );
    const file = `/${pageFile(entry.page)}`;
    pathsByPage[file] = [...pathsOf(entry), ...lent.flatMap(pathsOf), file];
  }
  return pathsByPage;
}
