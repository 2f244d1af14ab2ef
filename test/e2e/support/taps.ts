import { expect, type Locator } from '@playwright/test';

/**
 * Taps until what it brings about shows, and no more once it does: a second tap within 400 ms of the first is swallowed as a
 * double tap, and on a slow machine the first may take its time.
 */
export async function tapUntil(button: Locator, outcome: Locator): Promise<void> {
  await expect(async () => {
    if (!(await outcome.isVisible())) await button.click({ timeout: 1000 });
    await expect(outcome).toBeVisible({ timeout: 1500 });
  }).toPass({ intervals: [500] });
}
