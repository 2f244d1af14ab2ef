/** Serves the gallery's build without a backend. */
import { expect, type Page, type Route } from '@playwright/test';
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

/** Build and font come from the disk; no component of the gallery calls a backend. */
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

/** One font for all text: system fonts differ between machines. */
async function useKeptFont(page: Page): Promise<void> {
  const styles = readFileSync(path.join(FONT, 'index.css'), 'utf8').replaceAll(
    './files/',
    `${ORIGIN}/font/files/`,
  );
  await page.addStyleTag({ content: `${styles} * { font-family: 'Noto Sans SC Variable' !important; }` });
  await page.evaluate(() => document.fonts.ready);
}

/** Waits for late parts: charts are a separate chunk. */
export async function openGallery(page: Page): Promise<void> {
  await serve(page);
  await page.goto(`${ORIGIN}/gallery`);
  await expect(page.locator('[data-gallery-section]').first()).toBeVisible();
  await expect(page.locator('.picture-view .skeleton')).toHaveCount(0);
  await useKeptFont(page);
}
