import { require as requireTypeScript } from 'tsx/cjs/api';
import type * as Manifest from '../src/contract/routes';
import type { RouteEntry } from '../src/contract/routes';

// Taro compiles config/ alone, so the manifest is loaded through tsx.
const { pageFile, routeNames, routes } = requireTypeScript(
  '../src/contract/routes',
  __filename,
) as typeof Manifest;

const entries = (): RouteEntry[] => routeNames.map((name): RouteEntry => routes[name]);

/**
 * Page file → its H5 paths. The first is canonical; the file's own path must be among them, or the router shows nothing
 * for it. A route that only redirects lends its paths to the page it leads to.
 */
export function h5CustomRoutes(): Record<string, string[]> {
  const pathsByPage: Record<string, string[]> = {};
  for (const entry of entries()) {
    if (!entry.page) continue;
    const lent = entries().filter(
      (other) => other.redirectTo && routes[other.redirectTo as keyof typeof routes] === entry,
    );
    pathsByPage[`/${pageFile(entry.page)}`] = [
      entry.path,
      ...entry.aliases,
      ...lent.flatMap((other) => [other.path, ...other.aliases]),
      `/${pageFile(entry.page)}`,
    ];
  }
  return pathsByPage;
}
