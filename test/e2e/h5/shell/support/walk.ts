/** Goes from screen to screen within one document by the browser's history, and inspects each. */
import type { Page } from '@playwright/test';

export interface Seen {
  readonly title: string;
  /** Text of the page without its bars. */
  readonly text: string;
  readonly hasFailed: boolean;
  /** Horizontal overflow in pixels. */
  readonly tooWide: number;
  readonly hasBack: boolean;
}

/** Timeout of a screen, for a busy machine. */
const PATIENCE_MS = 10_000;

let entries = 0;

/** Navigates by a new history entry: Taro's router replaces the current page. */
async function goTo(page: Page, url: string): Promise<void> {
  entries += 1;
  await page.evaluate(
    ({ to, idx }) => {
      const state = { usr: null, key: `walk${idx}`, idx };
      history.pushState(state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    { to: url, idx: 1000 + entries },
  );
}

/** Runs in the page: no other screen is in front, and no placeholder is visible. */
function isThere(paths: readonly string[]): boolean {
  const front = [...document.querySelectorAll<HTMLElement>('.taro_page')].find(
    (one) => one.offsetParent !== null && one.getClientRects().length > 0,
  );
  const path = front?.id.split('?')[0] ?? '';
  if (!front || !paths.includes(path) || !paths.includes(location.pathname)) return false;
  const main = front.querySelector<HTMLElement>('[role="main"]');
  return main !== null && main.innerText.trim().length > 1 && !front.querySelector('.skeleton');
}

function look(): Seen {
  const front = [...document.querySelectorAll<HTMLElement>('.taro_page')].find(
    (one) => one.offsetParent !== null && one.getClientRects().length > 0,
  );
  const main = front?.querySelector<HTMLElement>('[role="main"]');
  const body = main?.querySelector<HTMLElement>('.screen__body') ?? main;
  const root = document.documentElement;
  const width = front ? front.scrollWidth - front.clientWidth : 0;
  return {
    title: document.title,
    text: body?.innerText.trim() ?? '',
    hasFailed: Boolean(front?.querySelector('.failed-state, .screen--message')),
    tooWide: Math.max(width, root.scrollWidth - root.clientWidth),
    hasBack: Boolean(front?.querySelector('.top-bar__button--back, .top-bar__button--home, .tab-bar__tab')),
  };
}

const comes = (page: Page, paths: readonly string[]): Promise<boolean> =>
  page
    .waitForFunction(isThere, paths, { polling: 50, timeout: PATIENCE_MS })
    .then(() => true)
    .catch(() => false);

/** Opens the URL and waits for one of these paths; undefined if it does not open. */
export async function walkTo(page: Page, url: string, paths: readonly string[]): Promise<Seen | undefined> {
  await goTo(page, url);
  // If the previous screen redirected at the same moment, load the URL as a new document.
  const came = (await comes(page, paths)) || (await page.goto(url), await comes(page, paths));
  return came ? page.evaluate(look) : undefined;
}
