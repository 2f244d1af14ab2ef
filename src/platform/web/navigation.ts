import { taroNavigation } from '../navigation';
import type { Navigation, RawPlace } from '../types';
import { HeldBack } from './held-back';
import { takeOwnAddress } from './own-address';
import { canSlide, loadPage, slide } from './page-transition';
import { pageFile, routes } from '@/contract/routes';
import { TAB_ROUTES } from '@/contract/tab-pages';
import Taro from '@tarojs/taro';

const HOME_PAGE = `/${pageFile(routes[TAB_ROUTES[0]].page ?? '')}`;

takeOwnAddress(window);

/** Listens before the router does. */
export const heldBack = new HeldBack(window, {
  shown: shownPath,
  // Thrown as an uncaught error, so that it is logged and tracked.
  report: (reason) =>
    void window.setTimeout(() => {
      throw Object.assign(new Error(reason), { name: 'PageApart' });
    }),
  pop(isBack, event, notify) {
    if (!canSlide(event) || (isTab(shownPath()) && isTab(window.location.pathname))) return false;
    void slide(isBack ? 'pop' : 'push').then(notify);
    return true;
  },
});

// Taro's events: a page is shown; there is none for the path.
Taro.eventCenter.on('__afterTaroRouterChange', () => heldBack.arrived());
Taro.eventCenter.on('__taroRouterNotFound', () => heldBack.failed());
// E.g. its chunk failed to load.
window.addEventListener('unhandledrejection', () => heldBack.failed());

/**
 * Taro shows the page that loads last, not the one requested last: every move waits for the previous one. Otherwise a forced login while
 * the first page loads would end up below it. In a browser the address gives the page's place, also after a token or code was removed from
 * it.
 */
export const webNavigation: Navigation = {
  push: (url) =>
    heldBack.move(
      () => marked(isAtHome(), taroNavigation.push(url)),
      () => slideTo(url),
    ),
  replace: (url) => heldBack.move(() => marked(isOverHome(), taroNavigation.replace(url))),
  reLaunch: (url) => heldBack.move(() => marked(isOverHome(), taroNavigation.reLaunch(url))),
  switchTab: (url) => heldBack.move(() => switchTab(url)),
  back: () => heldBack.back(),
  depth: () => taroNavigation.depth(),
  current: place,
};

async function slideTo(url: string): Promise<void> {
  const loaded = loadPage(url);
  if (!canSlide()) return;
  await loaded;
  await slide('push');
}

/** Home stays below the other tabs: back leads from them to home, and only from home out of the app. */
function switchTab(url: string): Promise<void> | 'back' {
  const isOver = isOverHome();
  if (isOver && url.split('?')[0] === HOME_PAGE) return 'back';
  if (isAtHome()) return marked(true, taroNavigation.push(url));
  return marked(isOver, taroNavigation.switchTab(url));
}

const isTab = (path: string | undefined): boolean => TAB_ROUTES.some((name) => routes[name].path === path);

const isAtHome = (): boolean => window.location.pathname === routes.index.path;

/** In the history entry, so that it survives a reload. */
const isOverHome = (): boolean =>
  (window.history.state as { isOverHome?: boolean } | null)?.isOverHome === true;

async function marked(isOver: boolean, move: Promise<void>): Promise<void> {
  await move;
  if (isOver) window.history.replaceState({ ...window.history.state, isOverHome: true }, '');
}

/** Taro hides all pages but one; their ids are the paths they were requested by. */
function shownPath(): string | undefined {
  const pages = Array.from(document.querySelectorAll('.taro_page:not(.taro_page_shade)'));
  return pages[pages.length - 1]?.id.split('?')[0];
}

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

/** For repeated names the first wins. */
function rawQuery(search: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const pair of search.slice(1).split('&')) {
    const [name = '', ...value] = pair.split('=');
    if (name && !(name in query)) query[name] = value.join('=');
  }
  return query;
}
