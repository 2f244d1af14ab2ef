/** Screens by name: what the router, the pages and the build ask of the manifest. */
import { routes } from './manifest';
import type { ParamsOf, RouteEntry } from './route';

export { routes };

export type RouteName = keyof typeof routes;
export type RouteParamsOf<N extends RouteName> = ParamsOf<(typeof routes)[N]>;

export type { Route, RouteEntry, RouteParams, WeappTarget } from './route';

const byName: Readonly<Record<string, RouteEntry>> = routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** Follows `redirectTo` to the entry that has a screen; undefined where there is none yet. */
export function builtRoute(name: RouteName): RouteEntry | undefined {
  const entry: RouteEntry = routes[name];
  const target = entry.redirectTo ? byName[entry.redirectTo] : entry;
  return target?.page ? target : undefined;
}

/** The page file that Taro knows, without a leading slash: `pages/<domain>/<screen>/index`. */
export const pageFile = (page: string): string => `pages/${page}/index`;
