import Taro from '@tarojs/taro';

/** Taro's router: a page came to the front, or there is none for the path. */
const ARRIVALS = ['__afterTaroRouterChange', '__taroRouterNotFound'] as const;
/** A page that has not come by then is not waited for any longer. */
const LONGEST_WAIT_MS = 15_000;

/** Until the page that is on its way has come to the front, or will not: its chunk did not load. */
export function nextArrival(): Promise<void> {
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
