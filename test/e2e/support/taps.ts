import { expect, type Locator } from '@playwright/test';

/** The app ignores a second tap on a button within this time. */
const DOUBLE_TAP_MS = 400;

/** Of the last tap; tests of a worker follow each other. */
let tappedAt = 0;

/** Waits until the app takes a tap again, which one at once after another would not be. */
export async function tap(button: Locator, options?: { readonly timeout: number }): Promise<void> {
  await expect.poll(() => Date.now() - tappedAt, { intervals: [50] }).toBeGreaterThan(DOUBLE_TAP_MS);
  await button.click(options);
  tappedAt = Date.now();
}

/** Taps until the outcome is visible, but not again after that: a slow machine may take longer than one tap. */
export async function tapUntil(button: Locator, outcome: Locator): Promise<void> {
  await expect(async () => {
    if (!(await outcome.isVisible())) await tap(button, { timeout: 1000 });
    await expect(outcome).toBeVisible({ timeout: 1500 });
  }).toPass({ intervals: [500] });
}
