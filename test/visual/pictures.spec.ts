/** Charts on small and large phones, with small and large text: nothing overflows, nothing moves. */
import { expect, test, type Page } from '@playwright/test';
import { openGallery } from './open-gallery';

const WIDTHS = [320, 375, 430];
/** Text scale of a phone's settings. */
const LARGE_TEXT = 1.6;

const pictures = (page: Page) => page.locator('[data-gallery-section^="growth-"] .picture-view');

/** Texts of a chart that overflow its box by more than a pixel. */
const outside = (page: Page) =>
  pictures(page).evaluateAll((views) =>
    views.flatMap((view) => {
      const box = view.getBoundingClientRect();
      return [
        ...view.querySelectorAll('.drawn__bubble, .drawn__axis, .drawn__names, .drawn__foot, .drawn__tile'),
      ]
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
        })
        .map(({ textContent }) => textContent);
    }),
  );

/** Scales texts only, as Android's setting does. */
const enlargeText = (page: Page) =>
  page.evaluate((factor) => {
    const texts = [...document.querySelectorAll<HTMLElement>('.picture-view, .picture-view *')].map(
      (element) => ({
        element,
        size: parseFloat(getComputedStyle(element).fontSize),
      }),
    );
    for (const { element, size } of texts) element.style.fontSize = `${size * factor}px`;
  }, LARGE_TEXT);

/** Every chart with a point's tooltip, opened by keyboard. */
async function readAll(page: Page, key: 'Home' | 'End'): Promise<void> {
  for (const surface of await page.locator('.drawn__surface').all()) await surface.press(key);
}

for (const width of WIDTHS) {
  test(`pictures of data keep to their boxes on a phone ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page);
    const planned = await pictures(page).evaluateAll((views) =>
      views.map((view) => [
        view.getBoundingClientRect().height,
        parseFloat(getComputedStyle(view).minHeight),
      ]),
    );
    for (const [height = 0, kept = 0] of planned) expect(Math.abs(height - kept)).toBeLessThanOrEqual(1);
    for (const key of ['Home', 'End'] as const) {
      await readAll(page, key);
      expect(await outside(page)).toEqual([]);
    }
    await enlargeText(page);
    for (const key of ['Home', 'End'] as const) {
      await readAll(page, key);
      expect(await outside(page)).toEqual([]);
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}
