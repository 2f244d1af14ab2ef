import type { Page } from '@playwright/test';
import { togetherCall } from '../../../src/contract/together';
import { TOGETHER_HEADER } from '../../../src/contract/wire';

/** As a browser does with the header of a gateway that it may not read. */
export function hideOffer(name: string): void {
  const { has } = Headers.prototype;
  Headers.prototype.has = function (asked) {
    return asked !== name && has.call(this, asked);
  };
}

const WATCHING = ['request', 'requestfinished', 'requestfailed', 'response'];

/**
 * A test that stands between the app and the backend, or waits for a call, means each call by itself: from the first time
 * that it does so its page is asked as by a gateway that takes no calls together. All other pages are as in production.
 */
export async function asksAloneWhereWatched(page: Page, use: () => Promise<void>): Promise<void> {
  let asking: Promise<void> | undefined;
  const alone = (): Promise<void> => (asking ??= askAlone(page));
  const { goto, route, on, waitForRequest, waitForResponse } = page;
  const watched = {
    // Whoever began to watch without waiting is heard before the page is opened.
    goto: async (...given: Parameters<Page['goto']>) => {
      await asking;
      return goto.apply(page, given);
    },
    route: async (...given: Parameters<Page['route']>) => {
      await alone();
      return route.apply(page, given);
    },
    on: (event: string, listener: () => void) => {
      if (WATCHING.includes(event)) void alone();
      return (on as (event: string, listener: () => void) => Page).call(page, event, listener);
    },
    waitForRequest: (...given: Parameters<Page['waitForRequest']>) => {
      void alone();
      return waitForRequest.apply(page, given);
    },
    waitForResponse: (...given: Parameters<Page['waitForResponse']>) => {
      void alone();
      return waitForResponse.apply(page, given);
    },
  };
  Object.assign(page, watched);
  await use();
  // The page may be the next test's.
  Object.keys(watched).forEach((name) => Reflect.deleteProperty(page, name));

  async function askAlone(where: Page): Promise<void> {
    const isOpen = where.url() !== 'about:blank';
    const hiding = where.addInitScript(hideOffer, TOGETHER_HEADER);
    if (!isOpen) return void (await hiding);
    // It may have taken the offer already: each call of one that is refused goes alone.
    const refusing = route.call(where, `**${togetherCall.path}`, (one) => one.fulfill({ status: 404 }));
    await Promise.all([hiding, where.evaluate(hideOffer, TOGETHER_HEADER), refusing]);
  }
}
