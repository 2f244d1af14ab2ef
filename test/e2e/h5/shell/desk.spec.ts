/** Desktop browsers, and phones in landscape. */
import type { Locator, Page, ViewportSize } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const DESK = { width: 1280, height: 800 };

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('Nothing is there to be measured');
  return box;
}

/** Position of the tabs in their bar, the bar's distance from the window's edges, and whether the page overflows the window. */
async function layoutOf(page: Page, size: ViewportSize) {
  await page.setViewportSize(size);
  await page.goto('/index');
  await expect(page.locator('.module-section').first()).toBeVisible();
  const [bar, first, last] = [
    await boxOf(page.locator('.tab-bar__bar')),
    await boxOf(page.locator('.tab-bar__tab').first()),
    await boxOf(page.locator('.tab-bar__tab').last()),
  ];
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const beside = [bar.x, size.width - bar.x - bar.width];
  const below = size.height - (bar.y + bar.height);
  return { left: first.x, width: last.x + last.width - first.x, beside, below, isTooWide };
}

/** Text size in screen pixels at a zoom level: zooming reduces the number of CSS pixels. */
async function sizeEnlarged(page: Page, width: number, times: number): Promise<number> {
  await page.setViewportSize({ width: Math.round(width / times), height: Math.round(800 / times) });
  await page.goto('/login');
  const brand = page.locator('.login__brand');
  await expect(brand).toBeVisible();
  return times * (await brand.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
}

test.describe('on a desk', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('the app is a column of readable width with the bar of tabs at its foot, and its text grows with the page', async ({
    page,
  }) => {
    const column = { left: 400, width: 480, beside: [0, 0], below: 0, isTooWide: false };
    expect(await layoutOf(page, DESK)).toEqual(column);
    const plain = await sizeEnlarged(page, DESK.width, 1);
    expect(await sizeEnlarged(page, DESK.width, 1.5)).toBeCloseTo(plain * 1.5, 0);
    expect(await sizeEnlarged(page, DESK.width, 2)).toBeCloseTo(plain * 2, 0);
  });

  test('cards and sheets are as wide as the column allows, and no wider', async ({ page, parent }) => {
    await page.setViewportSize(DESK);
    await parent.isLoggedIn(anOfficialParent());
    await page.goto('/option');
    const row = page.getByRole('button', { name: '推荐给朋友' });
    const card = await boxOf(page.locator('.option__group .cell-group__cells').first());
    const [before, after] = [card.x - 400, 880 - (card.x + card.width)];
    expect(before).toBeGreaterThan(0);
    expect(after).toBeCloseTo(before, 0);
    await row.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    // Wait for the end of its animation.
    await expect
      .poll(async () => {
        const { x, y, width, height } = await boxOf(sheet);
        return { x, width, foot: y + height };
      })
      .toEqual({ x: 400, width: 480, foot: 800 });
  });
});

test('on a tablet the app is a column, on a turned phone it keeps the size that it has upright, in the middle', async ({
  page,
}) => {
  const tablet = { width: 768, height: 1024 };
  expect(await layoutOf(page, tablet)).toEqual({
    left: 84,
    width: 600,
    beside: [0, 0],
    below: 0,
    isTooWide: false,
  });
  const turned = { width: 812, height: 375 };
  expect(await layoutOf(page, turned)).toEqual({
    left: 218.5,
    width: 375,
    beside: [0, 0],
    below: 0,
    isTooWide: false,
  });
});

test('an enlarged page has larger text on a phone of 320 pixels, too', async ({ page }) => {
  const plain = await sizeEnlarged(page, 320, 1);
  expect(await sizeEnlarged(page, 320, 1.5)).toBeCloseTo(plain * 1.5, 0);
});
