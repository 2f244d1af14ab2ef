import type { Page } from '@playwright/test';
import { SubjectCode } from '../../../../src/contract/courses/values';
import { withManySubjects } from '../../../builders/children';
import { aParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

/** Issue 5, point 8. */
const CLS_LIMIT = 0.02;
const CALLS = /\/(v1|v2|api|member|user|complex|bizcenter-usercenter|api_index\.php)\//;

/** Sum of layout shifts without user input (Cumulative Layout Shift). */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { cls: 0 };
    Object.assign(globalThis, { __shifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) sum.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { __shifts: { cls: number } }).__shifts.cls);

/** Cards, popups and floats load after the modules. */
async function allThere(page: Page): Promise<void> {
  await expect(page.locator('.module-section').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.describe('home, opened a second time', () => {
  test('without a network shows what it ended with, and says so', async ({ page, parent }) => {
    await parent.isLoggedIn(withManySubjects());
    await page.goto('/index');
    await allThere(page);
    await page.route(CALLS, (route) => route.abort());
    await page.goto('/index');
    await expect(page.getByText('网络不可用，显示的是上次的内容')).toBeVisible();
    await expect(page.locator('.today-lesson')).toHaveCount(3);
    await expect(page.locator('.banner-slot').first()).toBeVisible();
    await expect(page.locator('.module-section').first()).toBeVisible();
  });

  test('shows nothing of the parent who logged out', async ({ page, parent }) => {
    await parent.isLoggedIn(withManySubjects());
    await page.goto('/index');
    await allThere(page);
    await parent.logOut();
    // Content of the login page may be kept already: it has no owner.
    const owners = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.includes('.kept.'))
        .map(([, text]) => (JSON.parse(text) as { value: { owner: number } }).value.owner),
    );
    expect(owners.filter((owner) => owner !== 0)).toEqual([]);
  });

  test('paints before the first answer', async ({ page, parent }) => {
    await parent.isLoggedIn(withManySubjects());
    await page.goto('/index');
    await allThere(page);
    await page.route(CALLS, () => undefined);
    await page.goto('/index');
    await expect(page.locator('.today-lesson')).toHaveCount(3);
    await expect(page.locator('.module-section').first()).toBeVisible();
    await expect(page.locator('.home-navbar__offline')).toHaveCount(0);
  });
});

test.describe('nothing jumps on home', () => {
  for (const [who, builder] of [
    ['a tourist', null],
    ['an unofficial student', aParent()],
    [
      'a student of many subjects',
      withManySubjects().withHourGift(SubjectCode.wandou, 6).withMessages({ unread: 120 }),
    ],
  ] as const) {
    test(`for ${who}, the first time and the second`, async ({ page, parent }) => {
      if (builder) await parent.isLoggedIn(builder);
      await watchShifts(page);
      for (const start of ['first', 'second']) {
        await page.goto('/index');
        await allThere(page);
        expect(await shifted(page), `${start} start`).toBeLessThan(CLS_LIMIT);
      }
    });
  }
});
