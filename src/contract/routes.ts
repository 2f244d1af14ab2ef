/** Screens by name: what the router, the pages and the build ask of the manifest. */
import { routes } from './generated/routes';
import type { ParamsOf, RouteEntry } from './route';

export { routes };

export type RouteName = keyof typeof routes;
export type RouteParamsOf<N extends RouteName> = ParamsOf<(typeof routes)[N]>;

export type { Route, RouteEntry, RouteParams, WeappTarget } from './route';

export const routeNames = Object.keys(routes) as RouteName[];

/** The route whose page shows it: another one where it only leads on. */
export function shownRoute(name: RouteName): RouteName {
  const { redirectTo }: RouteEntry = routes[name];
  return (redirectTo as RouteName | undefined) ?? name;
}

/** The page file that Taro knows, without a leading slash: `pages/<domain>/<screen>/index`. */
export const pageFile = (page: string): string => `pages/${page}/index`;
