/** The app's pages by the path of a link. */
import type { RouteEntry } from '../../src/contract/route';
import { routes } from '../../src/contract/routes';

const byPath = new Map<string, RouteEntry>(Object.values(routes).map((entry) => [entry.path, entry]));

/** `link` may have a query and a fragment; undefined: the app has no such page. */
export const appPageAt = (link: string): RouteEntry | undefined => byPath.get(link.split(/[?#]/, 1)[0] ?? '');
