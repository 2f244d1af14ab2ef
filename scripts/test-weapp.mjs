/**
 * `npm run test:weapp -- [--devtools] [--no-build] [jest's arguments]`: the mini program in its host, or in WeChat DevTools
 * (weapp-devtools.mjs). `--no-build` tests the program of the last time.
 */
import { ensureInstalled } from './tools.mjs';

ensureInstalled();
const { testWeapp } = await import('./weapp-suite.mjs');

const given = process.argv.slice(2);
const {
  passed = 0,
  failed = 0,
  skipped = 0,
} = await testWeapp({
  toDevTools: given.includes('--devtools'),
  keep: given.includes('--no-build'),
  args: given.filter((each) => each !== '--devtools' && each !== '--no-build'),
});
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
