/** A wrong clock, or one that is corrected, while the device keeps home's last content. */
import type { Page } from '@playwright/test';
import { withManySubjects } from '../../../builders/children';
import { LESSON } from '../../support/lesson';
import { expect, test } from '../../support/test';

const A_YEAR_MS = 366 * 86_400_000;
const SCRIPTS = '**/js/*.js';

/** Offset of the page's clock from the next document on; timers are unaffected. */
const setClock = (page: Page, offsetMs: number): Promise<void> =>
  page.evaluate((offset) => localStorage.setItem('clock', String(offset)), offsetMs);

/** Changes the clock of the open page. */
const jump = (page: Page, offsetMs: number): Promise<void> =>
  page.evaluate((offset) => void Object.assign(window, { clockOffset: offset }), offsetMs);

async function openHome(page: Page): Promise<void> {
  await page.goto('/index');
  await expect(page.locator('.module-section').first()).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
}

/** Text of the layer painted by the document before any script. */
async function paintedFirst(page: Page): Promise<string> {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/index');
  await expect(page.locator('#first-paint')).toBeVisible();
  const words = await page.evaluate(() => (window as unknown as { shownFirst: () => string }).shownFirst());
  await page.unroute(SCRIPTS);
  return words;
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('wandou.kept.homePaint'));

test.beforeEach(async ({ page, parent }) => {
  await page.addInitScript(() => {
    const Real = Date;
    const place = window as unknown as { clockOffset: number };
    place.clockOffset = Number(localStorage.getItem('clock') ?? 0);
    const now = (): number => Real.now() + place.clockOffset;
    window.Date = new Proxy(Real, {
      construct: (target, args: unknown[]) => Reflect.construct(target, args.length > 0 ? args : [now()]),
      apply: () => new Real(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function open(options) {
      const root = attach.call(this, options);
      Object.assign(window, { shownFirst: () => root.textContent });
      return root;
    };
  });
  await parent.isLoggedIn(withManySubjects());
});

test('a clock that was set back by a year paints no outdated home, and home opens, is cached and can be used', async ({
  page,
  parent,
}) => {
  await openHome(page);
  await expect.poll(() => kept(page)).not.toBeNull();
  expect(await paintedFirst(page)).toMatch(LESSON);
  await setClock(page, -A_YEAR_MS);
  const before = await kept(page);
  expect(await paintedFirst(page)).not.toMatch(LESSON);
  await openHome(page);
  await parent.walkTo('我的', '/parentsCenter');
  await parent.walkTo('首页', '/index');
  // Content kept with the wrong clock is valid for its day, and painted with it.
  await openHome(page);
  await expect.poll(() => kept(page)).not.toBe(before);
  expect(await paintedFirst(page)).toContain('首页');
  await setClock(page, 0);
  expect(await paintedFirst(page)).not.toMatch(LESSON);
  await openHome(page);
  await expect(page.locator('.today-lesson')).toHaveCount(3);
});

test('a clock that is set forward by a year while home is open takes nothing from it, and can be set right again', async ({
  page,
  parent,
}) => {
  await openHome(page);
  await expect(page.locator('.today-lesson')).toHaveCount(3);
  await jump(page, A_YEAR_MS);
  await parent.walkTo('我的', '/parentsCenter');
  await expect(page.locator('.hour-tiles__number').first()).toBeVisible();
  await parent.walkTo('首页', '/index');
  await expect(page.locator('.module-section').first()).toBeVisible();
  await jump(page, 0);
  await parent.walkTo('我的', '/parentsCenter');
  await openHome(page);
  await expect(page.locator('.today-lesson')).toHaveCount(3);
});
