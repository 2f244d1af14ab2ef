/**
 * `npm run visual`: builds the app with its gallery and compares every section with its stored screenshot. `npm run visual --
 * --update-snapshots` updates them: review before committing.
 */
import { bin, build, ensureInstalled, run } from './tools.mjs';

ensureInstalled();
const { browserEnvironment } = await import('./browser.mjs');
const code = await build('h5', { WITH_GALLERY: '1', TARO_APP_OUTPUT: 'dist/gallery' });
const args = [
  'test',
  '--config',
  'test/visual/playwright.config.ts',
  '--reporter=list',
  ...process.argv.slice(2),
];
process.exitCode =
  code === 0 ? await run(bin('playwright'), args, { env: await browserEnvironment() }) : code;
