/** Every screen with text 1.6 times as large, on a small phone and on a usual one. A new screen is walked without a line here. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { addressesWith, LEADS_ON, paramsOf, pathsOf } from './support/addresses';
import { enlargeText, textFaults } from './support/large-text';
import { walkTo } from './support/walk';

/** An account of the demonstration that has much of everything. */
const PHONE = '13800000003';
const WIDTHS = [320, 375];
const MINUTES = 60_000;

/** The document has taken its scale from the new width (src/index.html), and the page is drawn with it. */
const laidOutFor = (page: Page, width: number): Promise<unknown> =>
  page.waitForFunction(
    (scale) =>
      Math.abs(parseFloat(document.documentElement.style.fontSize) - scale) < 0.1 &&
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
    width / 7.5,
  );

test('every screen keeps text 1.6 times as large whole and apart', async ({
  page,
  parent,
  backend,
  ground,
}) => {
  test.setTimeout(6 * MINUTES);
  await enlargeText(page);
  const { userId } = await backend.logIn(PHONE);
  await parent.startLoggedIn(PHONE);
  await page.goto('/index');
  const faults: string[] = [];
  for (const address of addressesWith(await paramsOf(ground, userId))) {
    await walkTo(page, address.url, pathsOf(LEADS_ON[address.name] ?? address.name));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 812 });
      await laidOutFor(page, width);
      faults.push(...(await textFaults(page)).map((fault) => `${width} ${address.name}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
