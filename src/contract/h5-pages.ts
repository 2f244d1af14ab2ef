import type { RouteEntry } from './route';
import { pageFile, routeNames, routes } from './routes';

/** Page file → its title, of all pages of the manifest. Runs at every start. */
export function pageTitles(): Record<string, string> {
  const titles: Record<string, string> = {};
  for (const name of routeNames) {
    const { page, title }: RouteEntry = routes[name];
    if (page) titles[pageFile(page)] = title;
  }
  return titles;
}
