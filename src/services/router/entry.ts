import type { RouteEntry } from '@/contract/route';
import { routes, type RouteName } from '@/contract/routes';
import type { Host } from '@/platform/hosts';

/** What the manifest says of a route, where the app runs. */

/** Not of the restricted set, though this build has a page for it: rule shell-160. */
export const isLeftOut = ({ isWhole }: Host, name: RouteName): boolean => {
  const { weapp }: RouteEntry = routes[name];
  return !isWhole && (weapp === 'none' || weapp === 'redirect');
};

/** A plain browser says here that it may not show the page: rule growth-2. */
export const isGuarded = ({ showsAppPages }: Host, name: RouteName): boolean => {
  const { notInBrowser = false }: RouteEntry = routes[name];
  return notInBrowser && !showsAppPages;
};

/** What may not be shown asks for no login: rule shell-161. */
export const needsToken = (host: Host, name: RouteName): boolean =>
  routes[name].auth === 'token' && !isGuarded(host, name);
