/** A browser on a desk, and a phone that is turned. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Left edge and width of the bar of tabs, and whether the page is wider than the window. */
async function layout(page: Page) {
  await page.goto('/index');
  await expect(page.locator('.module-section').first()).toBeVisible();
  const bar = await page.locator('.tab-bar__bar').boundingBox();
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return { left: bar?.x, width: bar?.width, isTooWide };
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the app is a column of readable width, with the bar of tabs at its foot', async ({ page }) => {
    expect(await layout(page)).toEqual({ left: 400, width: 480, isTooWide: false });
  });
});

test.describe('on a turned phone', () => {
  test.use({ viewport: { width: 812, height: 375 } });

  test('the app takes the whole width', async ({ page }) => {
    expect(await layout(page)).toEqual({ left: 0, width: 812, isTooWide: false });
  });
});
