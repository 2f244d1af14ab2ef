import { expect, type Locator } from '@playwright/test';

/**
 * Taps until the outcome is visible, but not again after that: a second tap within 400 ms of the first is ignored as a double tap, and a
 * slow machine may take longer.
 */
export async function tapUntil(button: Locator, outcome: Locator): Promise<void> {
  await expect(async () => {
    if (!(await outcome.isVisible())) await button.click({ timeout: 1000 });
    await expect(outcome).toBeVisible({ timeout: 1500 });
  }).toPass({ intervals: [500] });
}
