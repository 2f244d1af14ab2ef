import { WEB_VIEW_PAGE } from '../../../../src/contract/links/values';
import type { RouteEntry } from '../../../../src/contract/route';
import { pageFile, routes } from '../../../../src/contract/routes';

const byPath = new Map<string, RouteEntry>(Object.values(routes).map((entry) => [entry.path, entry]));

/** The mini program's page that shows a path of the app: its own, or the web view. */
export function pageOf(path: string): string {
  const [bare = '', query] = path.split('?');
  const entry = byPath.get(bare);
  if (entry?.weapp !== 'native' || entry.page === undefined)
    return `${pageFile(WEB_VIEW_PAGE)}?path=${encodeURIComponent(path)}`;
  return query === undefined ? pageFile(entry.page) : `${pageFile(entry.page)}?${query}`;
}
