/** `npm run test:weapp`: the mini program in its host, or in WeChat DevTools (weapp-suite.mjs). */
import { ensureInstalled } from './tools.mjs';

ensureInstalled();
const { testWeapp } = await import('./weapp-suite.mjs');
const { passed, failed, skipped } = await testWeapp();
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
