/** Screens by name, for the router, the pages and the build. */
import { routes } from './generated/routes';
import type { ParamsOf, RouteEntry } from './route';

export { routes };

export type RouteName = keyof typeof routes;
export type RouteParamsOf<N extends RouteName> = ParamsOf<(typeof routes)[N]>;

export type { Route, RouteEntry, RouteParams, WeappTarget } from './route';

export const routeNames = Object.keys(routes) as RouteName[];

/** The route whose page is shown, after following redirects. */
export function shownRoute(name: RouteName): RouteName {
  const { redirectTo }: RouteEntry = routes[name];
  return (redirectTo as RouteName | undefined) ?? name;
}

/** Taro's page file, without a leading slash: `pages/<domain>/<screen>/index`. */
export const pageFile = (page: string): string => `pages/${page}/index`;
