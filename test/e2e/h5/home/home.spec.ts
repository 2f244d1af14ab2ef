import type { Page } from '@playwright/test';
import { SubjectCode } from '../../../../src/contract/courses/values';
import { withManySubjects } from '../../../builders/children';
import { expect, test } from '../../support/test';

/** Issue 5, point 8. */
const CLS_LIMIT = 0.02;

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

test.describe('nothing jumps on home', () => {
  for (const [who, builder] of [
    ['a tourist', null],
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
