import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** What lay over the page since it was loaded, by name and in order, and how much of it at once. */
interface PopupLog {
  readonly seen: string[];
  most: number;
}
type Logged = Window & { popupLog?: PopupLog };

const CROSSES = '.popup-card__close, .interest-tags__close, .configured-popup__close';

/** Kinds that count by their own name; of the others each showing has its own. */
const SEEN = [
  'classHour',
  'checkIn',
  'freshman',
  'freeTrial',
  'wonderful',
  'weChatNotice',
  'notification.auth',
  'notification.follow',
];

/** A device that has shown what it may show, to visitors too. */
export async function hasSeenPopups(context: BrowserContext): Promise<void> {
  const counts = Object.fromEntries(SEEN.map((key) => [key, 99]));
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('wandou.popupCounts')) localStorage.setItem('wandou.popupCounts', kept);
    },
    JSON.stringify({ version: 1, value: counts }),
  );
}

/** A parent who puts away at once whatever else pops up. */
export async function putAwayPopups(page: Page): Promise<void> {
  const cross = page.locator(`.overlay:not(.overlay--leaving) :is(${CROSSES})`).first();
  // The next one may be there before the runner has looked whether this one is gone: it would wait until none shows, for ever.
  await page.addLocatorHandler(cross, () => cross.click(), { noWaitAfter: true });
}

/** As many in a row as are due, instead of two. */
export const showAllPopups = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (limit) => localStorage.setItem('wandou.popupsInARow', limit),
    JSON.stringify({ version: 1, value: 0 }),
  );

export const WAYS = ['the close button', 'Escape', 'the back button'] as const;
export type Way = (typeof WAYS)[number];

/** The popups of a page, as a parent sees them; nothing that shows for a single frame is missed. */
export class Popups {
  constructor(private readonly page: Page) {}

  /** From the first script of the page on, and after every reload. */
  async watch(): Promise<void> {
    await this.page.addInitScript(() => {
      const log: PopupLog = { seen: [], most: 0 };
      (window as Logged).popupLog = log;
      const known = new WeakSet<Element>();
      new MutationObserver(() => {
        const layers = [...document.querySelectorAll('.overlay')];
        log.most = Math.max(log.most, layers.length);
        for (const layer of layers) {
          const panel = layer.querySelector('[role="dialog"]');
          if (!panel || known.has(panel)) continue;
          known.add(panel);
          log.seen.push(panel.getAttribute('aria-label') ?? '');
        }
      }).observe(document, { subtree: true, childList: true });
    });
  }

  /** Since the page was loaded last. */
  log = (): Promise<PopupLog> =>
    this.page.evaluate(() => (window as Logged).popupLog ?? { seen: ['not watched'], most: 0 });

  open = (name?: string): Locator =>
    this.page
      .locator('.overlay:not(.overlay--leaving)')
      .getByRole('dialog', name === undefined ? {} : { name, exact: true });

  async close(way: Way): Promise<void> {
    const { page } = this;
    if (way === 'the close button') return this.open().getByRole('button', { name: '关闭' }).click();
    if (way === 'the back button') return void (await page.evaluate(() => history.back()));
    // The keys belong to the layer as soon as it has the focus.
    await expect(this.open()).toBeFocused();
    await page.keyboard.press('Escape');
  }

  /** Every popup in this order, each alone and each put away; the page stays where it is. */
  async walk(names: readonly string[], wayOf: (index: number) => Way): Promise<void> {
    for (const [index, name] of names.entries()) {
      await expect(this.open(name)).toBeVisible();
      await expect(this.page.locator('.overlay')).toHaveCount(1);
      expect(new URL(this.page.url()).pathname).toBe('/index');
      await this.close(wayOf(index));
      await expect(this.open(name)).toHaveCount(0);
    }
    await this.expectNoMore(names);
  }

  /** Nothing else has shown, nothing comes any more, and never two at once. */
  async expectNoMore(names: readonly string[]): Promise<void> {
    await this.quiet();
    expect(await this.log()).toEqual({ seen: names, most: names.length === 0 ? 0 : 1 });
    expect(new URL(this.page.url()).pathname).toBe('/index');
  }

  /** Every kind has answered, and the queue says itself that nothing shows and nothing is to come (PopupHost). */
  async quiet(): Promise<void> {
    await expect(this.page.locator('.home-navbar').first()).toBeVisible();
    await expect(this.page.locator('[data-popups]').first()).toHaveAttribute('data-popups', 'idle');
  }
}
