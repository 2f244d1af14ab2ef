/** Screenshots of every component in every state of the gallery, compared with the approved ones. */
import { expect, test } from '@playwright/test';
import { openGallery } from './open-gallery';

test('every section of the gallery looks as it was kept', async ({ page }) => {
  await openGallery(page);
  const sections = page.locator('[data-gallery-section]');
  const names = await sections.evaluateAll((all) =>
    all.map((each) => each.getAttribute('data-gallery-section')),
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const section = page.locator(`[data-gallery-section="${name}"]`);
    await expect.soft(section).toHaveScreenshot(`${name}.png`);
  }
});
