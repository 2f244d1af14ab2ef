/**
 * `npm run test:host`: the mini program host's own tests, in the same browser. `.ci/run` runs them beside `npm test`, which tests our app
 * in the host.
 */
import { mkdirSync } from 'node:fs';
import { ensureInstalled, inRoot } from './tools.mjs';

ensureInstalled();
const { browserEnvironment } = await import('./browser.mjs');
const { jest, reports } = await import('./reports.mjs');

mkdirSync(reports, { recursive: true });
const config = inRoot('packages', 'weapp-host', 'jest.config.cjs');
const args = ['--config', config, '--testTimeout=60000', '--maxWorkers=2', ...process.argv.slice(2)];
const { passed = 0, failed = 0 } = await jest('weapp-host-tests', args, await browserEnvironment());
console.log(`\nmini program host: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
