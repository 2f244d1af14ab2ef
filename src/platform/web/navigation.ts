import { taroNavigation } from '../navigation';
import type { Navigation, RawPlace } from '../types';

/** In a browser the address says where the page is, also after it was replaced by one without a token or code. */
export const webNavigation: Navigation = { ...taroNavigation, current: place };

function place(): RawPlace {
  const { pathname, search } = window.location;
  return { path: decodePath(pathname), query: rawQuery(search) };
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Of repeated names the first counts. */
function rawQuery(search: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const pair of search.slice(1).split('&')) {
    const [name = '', ...value] = pair.split('=');
    if (name && !(name in query)) query[name] = value.join('=');
  }
  return query;
}
