/** Printing a screen: all of its content. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** A demo account with much content. */
const PHONE = '13800000003';
const A4_PX = 1123;

const pagesOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4' });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
};

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(...[...document.querySelectorAll('.screen')].map((one) => one.scrollHeight)));

test.describe('on paper', () => {
  test.use({ viewport: { width: 794, height: 1000 }, isMobile: false, hasTouch: false });

  test('a screen is whole', async ({ page, parent }) => {
    await parent.startLoggedIn(PHONE);
    for (const path of ['/wrongWorkGroup', '/classHourRecord', '/index']) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(page.locator('[role="main"]').first()).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      const height = await heightOf(page);
      const scrolls = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.taro_page')]
          .filter((one) => one.offsetParent !== null)
          .some((one) => getComputedStyle(one).overflowY === 'scroll'),
      );
      expect(scrolls, path).toBe(false);
      expect(await pagesOf(page), path).toBeGreaterThanOrEqual(Math.max(1, Math.floor(height / A4_PX)));
      await expect(
        page.locator('.tab-bar, .top-bar__side, .loading-more').filter({ visible: true }),
      ).toHaveCount(0);
    }
  });
});
