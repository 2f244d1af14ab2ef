/** Every component in every state that the gallery has, as a picture that was looked at once and kept. */
import { expect, test, type Page, type Route } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const BUILD = path.join(ROOT, 'dist/gallery');
const FONT = path.join(ROOT, 'node_modules/@fontsource-variable/noto-sans-sc');
const ORIGIN = 'http://gallery.test';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const answer = (route: Route, file: string) =>
  route.fulfill({
    contentType: TYPES[path.extname(file)] ?? 'application/octet-stream',
    body: readFileSync(file),
  });

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The build and the font come from the disk; there is no backend, and no component of the gallery asks one. */
async function serve(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'document') return answer(route, path.join(BUILD, 'index.html'));
    const file = pathname.startsWith('/font/')
      ? path.join(FONT, pathname.slice('/font/'.length))
      : path.join(BUILD, pathname);
    return isFile(file) ? answer(route, file) : route.fulfill({ status: 404 });
  });
}

/** Machines have different fonts, and pictures must not: all text is in this one. */
async function useKeptFont(page: Page): Promise<void> {
  const styles = readFileSync(path.join(FONT, 'index.css'), 'utf8').replaceAll(
    './files/',
    `${ORIGIN}/font/files/`,
  );
  await page.addStyleTag({ content: `${styles} * { font-family: 'Noto Sans SC Variable' !important; }` });
  await page.evaluate(() => document.fonts.ready);
}

test('every section of the gallery looks as it was kept', async ({ page }) => {
  await serve(page);
  await page.goto(`${ORIGIN}/gallery`);
  const sections = page.locator('[data-gallery-section]');
  await expect(sections.first()).toBeVisible();
  await useKeptFont(page);
  const names = await sections.evaluateAll((all) =>
    all.map((each) => each.getAttribute('data-gallery-section')),
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const section = page.locator(`[data-gallery-section="${name}"]`);
    await expect.soft(section).toHaveScreenshot(`${name}.png`);
  }
});
