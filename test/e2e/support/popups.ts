import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** Popups since the last load, by name and in order, and the maximum at the same time. */
interface PopupLog {
  readonly seen: string[];
  most: number;
}
type Logged = Window & { popupLog?: PopupLog };

const CROSSES = '.popup-card__close, .interest-tags__close, .configured-popup__close';

/** Kinds counted by name; others are counted per item. */
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

/** Marks all popups as shown on this device, also for visitors. */
export async function hasSeenPopups(context: BrowserContext): Promise<void> {
  const counts = Object.fromEntries(SEEN.map((key) => [key, 99]));
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('wandou.popupCounts')) localStorage.setItem('wandou.popupCounts', kept);
    },
    JSON.stringify({ version: 1, value: counts }),
  );
}

/** Closes any popup as soon as it appears. */
export async function putAwayPopups(page: Page): Promise<void> {
  const cross = page.locator(`.overlay:not(.overlay--leaving) :is(${CROSSES})`).first();
  // noWaitAfter: the next popup may follow at once, so waiting until none is visible might never end.
  await page.addLocatorHandler(cross, () => cross.click(), { noWaitAfter: true });
}

/** Shows all due popups in a row, instead of two. */
export const showAllPopups = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (limit) => localStorage.setItem('wandou.popupsInARow', limit),
    JSON.stringify({ version: 1, value: 0 }),
  );

export const CLOSING_METHODS = ['the close button', 'Escape', 'the back button'] as const;
export type ClosingMethod = (typeof CLOSING_METHODS)[number];

/** Popups as seen by a parent, recorded even if visible for one frame only. */
export class Popups {
  constructor(private readonly page: Page) {}

  /** Runs before the page's scripts, also after every reload. */
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

  /** Since the last load. */
  log = (): Promise<PopupLog> =>
    this.page.evaluate(() => (window as Logged).popupLog ?? { seen: ['not watched'], most: 0 });

  open = (name?: string): Locator =>
    this.page
      .locator('.overlay:not(.overlay--leaving)')
      .getByRole('dialog', name === undefined ? {} : { name, exact: true });

  async close(method: ClosingMethod): Promise<void> {
    const { page } = this;
    if (method === 'the close button') return this.open().getByRole('button', { name: '关闭' }).click();
    if (method === 'the back button') return void (await page.evaluate(() => history.back()));
    // The layer handles keys once it has the focus.
    await expect(this.open()).toBeFocused();
    await page.keyboard.press('Escape');
  }

  /** Expects these popups in order, one at a time, and closes each; the page must stay the same. */
  async walk(names: readonly string[], methodOf: (index: number) => ClosingMethod): Promise<void> {
    for (const [index, name] of names.entries()) {
      await expect(this.open(name)).toBeVisible();
      await expect(this.page.locator('.overlay')).toHaveCount(1);
      expect(new URL(this.page.url()).pathname).toBe('/index');
      await this.close(methodOf(index));
      await expect(this.open(name)).toHaveCount(0);
    }
    await this.expectNoMore(names);
  }

  /** No other popup was shown or is due, and never two at once. */
  async expectNoMore(names: readonly string[]): Promise<void> {
    await this.quiet();
    expect(await this.log()).toEqual({ seen: names, most: names.length === 0 ? 0 : 1 });
    expect(new URL(this.page.url()).pathname).toBe('/index');
  }

  /** All kinds have loaded, and the queue reports that it is idle (PopupHost). */
  async quiet(): Promise<void> {
    await expect(this.page.locator('.home-navbar').first()).toBeVisible();
    await expect(this.page.locator('[data-popups]').first()).toHaveAttribute('data-popups', 'idle');
  }
}
