/** Floating icons on home: visible, not overlapping, closed one after another. */
import type { Locator, Page, ViewportSize } from '@playwright/test';
import type { Scenario } from '../../../../src/contract/scenario';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

/** Six icons: the operator's button, the new student's, the wonderful activities, three activities. */
const MANY: Scenario = { floatButton: true, freshman: 2, wonderful: true, activities: 3 };
/** Two icons. */
const FEW: Scenario = { floatButton: true, freshman: 3, freshmanPopup: false };
const SHOWN = 4;
/** Minimum size of a tap target, in units of 1/750 of the width. */
const TAP = 88;
const GUTTER = 32;
const GAP = 28;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const icons = (page: Page): Locator => page.locator('.float:not(.float--leaving) .float__icon');
const crosses = (page: Page): Locator => page.locator('.float:not(.float--leaving) .float__close');

/** Measured in one step: a popup may be closed between two steps, but not within one. */
const boxes = (found: Locator): Promise<Box[]> =>
  found.evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x, y, width, height }))
      .sort((left, right) => left.x - right.x),
  );

const overlap = (left: Box | undefined, right: Box | undefined): boolean =>
  Boolean(left && right && left.x + left.width > right.x + 0.5 && left.y < right.y + right.height);

/** Waits until no popup is due and all icons are in place. */
async function resting(page: Page): Promise<void> {
  await expect(page.locator('[data-popups]').first()).toHaveAttribute('data-popups', 'idle', {
    timeout: 30_000,
  });
  await expect(page.locator('.float--leaving')).toHaveCount(0);
  await page.evaluate(() => {
    const moving = [...document.querySelectorAll('.float')].flatMap((icon) => icon.getAnimations());
    return Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** One row between the column's gutters, each icon with its own reachable close button. */
async function isInPlace(page: Page, { width, height }: ViewportSize): Promise<void> {
  // In landscape the column is as wide as the shorter side.
  const column = Math.min(width, height);
  const unit = column / 750;
  const edge = (width + column) / 2;
  const [shown, closing] = [await boxes(icons(page)), await boxes(crosses(page))];
  expect(new Set(shown.map(({ y }) => Math.round(y))).size).toBe(1);
  for (const box of [...shown, ...closing]) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(edge);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
  const last = shown.at(-1);
  expect(last && edge - last.x - last.width).toBeCloseTo(GUTTER * unit, 0);
  for (const box of closing) {
    expect(box.width).toBeGreaterThanOrEqual(TAP * unit - 0.5);
    expect(box.height).toBeGreaterThanOrEqual(TAP * unit - 0.5);
  }
  for (let at = 1; at < shown.length; at += 1) {
    const [left, right] = [shown[at - 1], shown[at]];
    expect(left && right && right.x - left.x - left.width).toBeCloseTo(GAP * unit, 0);
    expect(overlap(closing[at - 1], closing[at])).toBe(false);
    expect(overlap(closing[at - 1], shown[at])).toBe(false);
  }
}

const SCREENS: readonly ViewportSize[] = [
  { width: 320, height: 568 },
  { width: 812, height: 375 },
  { width: 390, height: 844 },
];

async function areInPlace(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(async () => isInPlace(page, screen)).toPass();
  }
}

test('four are in one row on any screen, cover nothing at the end of the page, and a closed one makes room for the next', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(anOfficialParent().withScenario(MANY));
  await page.goto('/index');
  await parent.expectHome();
  await expect(icons(page)).toHaveCount(SHOWN);
  await resting(page);
  await areInPlace(page);
  await leavesRoom(page);
  // Of six.
  for (const left of [SHOWN, SHOWN, SHOWN - 1]) {
    await crosses(page).first().click();
    await expect(icons(page)).toHaveCount(left);
    await resting(page);
  }
});

/** The end of the page has room below for the icons. */
async function leavesRoom(page: Page): Promise<void> {
  const end = page.locator('.bottom-links').locator('visible=true');
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(page.getByText('没有更多了')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.wheel(0, 20_000);
  await expect(async () => {
    const [[links], closing] = [await boxes(end), await boxes(crosses(page))];
    expect(links && links.y + links.height).toBeLessThanOrEqual(Math.min(...closing.map(({ y }) => y)));
  }).toPass();
}

test('two are in one row on any screen, and the focus goes on to the next one, and from the last to the bar of the tabs', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(anOfficialParent().withScenario(FEW));
  await page.goto('/index');
  await parent.expectHome();
  await expect(icons(page)).toHaveCount(2);
  await resting(page);
  await areInPlace(page);
  const other = await icons(page).nth(1).getAttribute('aria-label');
  await crosses(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(icons(page)).toHaveCount(1);
  await resting(page);
  await expect(icons(page).first()).toBeFocused();
  await expect(icons(page).first()).toHaveAttribute('aria-label', other ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(icons(page)).toHaveCount(0);
  await expect(page.locator('.tab-bar [role="tab"]').locator('visible=true').first()).toBeFocused();
});
