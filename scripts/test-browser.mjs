/** `npm run test:browser -- <Playwright's own arguments>`: against dist/h5 as it is, which is built when it is not there. */
import { existsSync } from 'node:fs';
import { bin, build, ensureInstalled, inRoot, run } from './tools.mjs';

ensureInstalled();
const { browserEnvironment } = await import('./browser.mjs');
const built = existsSync(inRoot('dist', 'h5', 'index.html')) || (await build('h5')) === 0;
const args = ['test', '--reporter=list', ...process.argv.slice(2)];
process.exitCode = built ? await run(bin('playwright'), args, { env: await browserEnvironment() }) : 1;
