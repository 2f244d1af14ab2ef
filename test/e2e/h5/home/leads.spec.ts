/** The main link of a tab is seen without scrolling, on a phone of 375 x 812. */
import type { Page } from '@playwright/test';
import { withManySubjects } from '../../../builders/children';
import { expect, test } from '../../support/test';

const MINUTE_MS = 60_000;
const visible = (page: Page, selector: string) => page.locator(selector).locator('visible=true').first();

async function topOf(page: Page, selector: string): Promise<number> {
  await expect(visible(page, selector)).toBeVisible();
  return (await visible(page, selector).boundingBox())?.y ?? NaN;
}

test.use({ viewport: { width: 375, height: 812 } });

test.describe('for a student', () => {
  test.beforeEach(async ({ parent }) => {
    await parent.isLoggedIn(withManySubjects());
  });

  test('each tab begins with what it is opened for', async ({ page }) => {
    for (const { path, selector, most } of [
      { path: '/index', selector: '.today-lead__name', most: 140 },
      { path: '/myTabClass', selector: '.course-card', most: 260 },
      { path: '/parentsCenter', selector: '.entry-tile', most: 420 },
    ]) {
      await page.goto(path);
      expect(await topOf(page, selector), path).toBeLessThanOrEqual(most);
    }
  });

  test('a lesson that runs keeps its action under the top while one scrolls', async ({ page }) => {
    await page.route('**/v1/index/todayClasss**', async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as { readonly data: readonly object[] };
      const begun = new Date(Date.now() - 10 * MINUTE_MS);
      const courseDate = begun.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
      const data = json.data.map((lesson, index) => (index === 0 ? { ...lesson, courseDate } : lesson));
      await route.fulfill({ response: answer, json: { ...json, data } });
    });
    await page.goto('/index');
    await expect(visible(page, '.today-bar--live')).toBeVisible();
    await expect(page.locator('.module-section').first()).toBeVisible();
    await visible(page, '.module-section').scrollIntoViewIfNeeded();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => topOf(page, '.module-section')).toBeLessThan(600);
    expect(await topOf(page, '.today-bar--live')).toBeGreaterThanOrEqual(0);
    expect(await topOf(page, '.today-bar--live')).toBeLessThanOrEqual(8);
  });
});
