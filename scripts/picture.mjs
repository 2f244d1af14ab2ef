/**
 * `npm run picture`: draws docs/screens.webp, the README's picture, and the screens of the guides (server/domains/guides/pictures/screens)
 * from dist/h5, which is built if missing. `npm run picture -- guides`: these alone. Needs a Chinese font.
 */
import { existsSync } from 'node:fs';
import { bin, build, ensureInstalled, inRoot, run } from './tools.mjs';

ensureInstalled();
const { browserEnvironment } = await import('./browser.mjs');
const built = existsSync(inRoot('dist', 'h5', 'index.html')) || (await build('h5')) === 0;
const args = [
  'test',
  '--config',
  'test/visual/readme/playwright.config.ts',
  '--reporter=list',
  ...process.argv.slice(2),
];
process.exitCode = built ? await run(bin('playwright'), args, { env: await browserEnvironment() }) : 1;
