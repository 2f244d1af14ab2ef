import { WEB_VIEW_PAGE } from '../../../../src/contract/links/values';
import { pageFile } from '../../../../src/contract/routes';
import { appPageAt } from '../../../core/app-pages';

/** The mini program's page that shows a path of the app: its own, or the web view. */
export function pageOf(path: string): string {
  const [, query] = path.split('?');
  const entry = appPageAt(path);
  if (entry?.weapp !== 'native' || entry.page === undefined)
    return `${pageFile(WEB_VIEW_PAGE)}?path=${encodeURIComponent(path)}`;
  return query === undefined ? pageFile(entry.page) : `${pageFile(entry.page)}?${query}`;
}
