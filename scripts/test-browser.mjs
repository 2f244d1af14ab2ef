/** `npm run test:browser -- <Playwright arguments>`: against the existing dist/h5, which is built if missing. */
import { existsSync } from 'node:fs';
import { bin, build, ensureInstalled, inRoot, run } from './tools.mjs';

ensureInstalled();
const { browserEnvironment } = await import('./browser.mjs');
const built = existsSync(inRoot('dist', 'h5', 'index.html')) || (await build('h5')) === 0;
const args = ['test', '--reporter=list', ...process.argv.slice(2)];
process.exitCode = built ? await run(bin('playwright'), args, { env: await browserEnvironment() }) : 1;
