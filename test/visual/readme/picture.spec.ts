/** Four screens of demo account 3 side by side, as `docs/screens.webp`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { runtimeNamed } from '../../e2e/support/runtimes';
import { expect, test } from '../../e2e/support/test';
import { phones, WIDTH } from './phones';

const PICTURE = path.resolve(__dirname, '../../../docs/screens.webp');
const MAX_BYTES = 200_000;

test.use({ userAgent: runtimeNamed('WeChat web').userAgent });

const shown = (page: Page, text: string): Locator => page.getByText(text).locator('visible=true').first();

/** Screenshot after all visible pictures are loaded. */
async function screenshotOf(page: Page, landmark: string): Promise<string> {
  await expect(shown(page, landmark)).toBeVisible();
  await expect(page.locator('.skeleton').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '关闭下载提示' }).locator('visible=true')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return (await page.screenshot()).toString('base64');
}

test('the picture of the README shows four screens', async ({ page, parent, backend, browser }) => {
  // Before the first class of the day.
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await backend.moveClock(Date.parse(`${today}T09:20:00+08:00`) - Date.now());
  await parent.startLoggedIn('13800000003');
  const strip = page.getByRole('button', { name: '关闭下载提示' });
  await page.addLocatorHandler(strip, () => strip.click());

  await page.goto('/index');
  const home = await screenshotOf(page, '今日课程');
  await page.goto('/myTabClass');
  const courses = await screenshotOf(page, '接下来');
  await page.goto('/homework/list');
  await shown(page, '待订正').click();
  const homework = await screenshotOf(page, '去订正');
  await page.goto('/evaReportList?grow=false&subject=0');
  await page.locator('.report-row').locator('visible=true').first().click();
  await shown(page, '能力表现').evaluate((title) => {
    title.style.scrollMarginTop = '62px';
    title.scrollIntoView();
  });
  const report = await screenshotOf(page, '能力表现');

  const canvas = await browser.newPage({ viewport: { width: WIDTH, height: 100 } });
  await canvas.setContent(
    phones([
      { name: "Today's classes", png: home },
      { name: 'Courses', png: courses },
      { name: 'Corrected homework', png: homework },
      { name: 'Evaluation report', png: report },
    ]),
  );
  const { width, height } = (await canvas.locator('main').boundingBox()) ?? { width: WIDTH, height: 0 };
  const session = await canvas.context().newCDPSession(canvas);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1.5 },
  });
  await canvas.close();
  const picture = Buffer.from(data, 'base64');
  expect(picture.length).toBeLessThan(MAX_BYTES);
  writeFileSync(PICTURE, picture);
});
