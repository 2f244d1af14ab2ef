import { taroNavigation } from '../navigation';
import type { Navigation, RawPlace } from '../types';
import { HeldBack } from './back';
import { takeOwnAddress } from './own-address';
import Taro from '@tarojs/taro';

/** Taro's router: a page came to the front, or there is none for the path. */
const ARRIVALS = ['__afterTaroRouterChange', '__taroRouterNotFound'] as const;

/** A page that has not come by then is not waited for any longer. */
const LONGEST_WAIT_MS = 15_000;

takeOwnAddress(window);

/** Listens before the router does. */
export const heldBack = new HeldBack(window);

/** From the start of the program on: its first page is on its way. */
let arrived = nextArrival();

/**
 * Taro shows whichever page loads last, and not the one that was asked for last: every move waits until the one before
 * has arrived. Otherwise a forced login while the first page loads would end below it.
 */
function inTurn(move: () => Promise<void>, isBack = false): Promise<void> {
  arrived = arrived.then(async () => {
    await heldBack.drop();
    const arrival = nextArrival();
    await move();
    await (isBack ? arrival : heldBack.moving(arrival));
  });
  return arrived;
}

/** In a browser the address says where the page is, also after it was replaced by one without a token or code. */
export const webNavigation: Navigation = {
  push: (url) => inTurn(() => taroNavigation.push(url)),
  replace: (url) => inTurn(() => taroNavigation.replace(url)),
  reLaunch: (url) => inTurn(() => taroNavigation.reLaunch(url)),
  switchTab: (url) => inTurn(() => taroNavigation.switchTab(url)),
  back: () => inTurn(() => taroNavigation.back(), true),
  depth: () => taroNavigation.depth(),
  current: place,
};

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

/** Until the page that is on its way has come to the front, or will not: its chunk did not load. */
function nextArrival(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      ARRIVALS.forEach((event) => Taro.eventCenter.off(event, done));
      window.removeEventListener('unhandledrejection', done);
      resolve();
    };
    const timer = setTimeout(done, LONGEST_WAIT_MS);
    ARRIVALS.forEach((event) => Taro.eventCenter.on(event, done));
    window.addEventListener('unhandledrejection', done);
  });
}
