/** `npm run test:browser -- <Playwright arguments>`: against the existing dist/h5 and dist/console, which are built if missing. */
import { existsSync } from 'node:fs';
import { bin, build, buildConsole, ensureInstalled, inRoot, run } from './tools.mjs';

ensureInstalled();
const { browserEnvironment } = await import('./browser.mjs');
const has = (name) => existsSync(inRoot('dist', name, 'index.html'));
const built = (has('h5') || (await build('h5')) === 0) && (has('console') || (await buildConsole()) === 0);
const args = ['test', '--reporter=list', ...process.argv.slice(2)];
process.exitCode = built ? await run(bin('playwright'), args, { env: await browserEnvironment() }) : 1;
