import type { RouteEntry } from '@/contract/route';
import { routes, type RouteName } from '@/contract/routes';
import type { Host } from '@/platform/hosts';

/** The manifest's facts about a route on the current host. */

/** Excluded from the restricted set, although this build has the page: rule shell-160. */
export const isLeftOut = ({ isWhole }: Host, name: RouteName): boolean => {
  const { weapp }: RouteEntry = routes[name];
  return !isWhole && (weapp === 'none' || weapp === 'redirect');
};

/** A plain browser shows a notice instead of the page: rule growth-2. */
export const isGuarded = ({ showsAppPages }: Host, name: RouteName): boolean => {
  const { notInBrowser = false }: RouteEntry = routes[name];
  return notInBrowser && !showsAppPages;
};

/** Open to visitors (rule shell-262). */
const isOpen = ({ opensTabsToVisitors, tabs }: Host, name: RouteName): boolean =>
  opensTabsToVisitors && tabs.some((tab) => tab === name);

/** A page that may not be shown needs no login. */
export const needsToken = (host: Host, name: RouteName): boolean =>
  routes[name].auth === 'token' && !isGuarded(host, name) && !isOpen(host, name);
