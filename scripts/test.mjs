/**
 * `npm test`: everything, from a bare checkout, cheapest checks first: types, lint and layers; unit, page and backend tests; both builds
 * and their budgets; the browser; the mini program in its host. Ends with a summary line.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { jest, reports, withReport } from './reports.mjs';
import { printSlowest } from './slowest.mjs';
import { printSizes, measure } from './size.mjs';
import { lintSteps, runSteps, twoAtOnce } from './steps.mjs';
import { bin, build, buildConsole, ensureInstalled, inRoot, run } from './tools.mjs';

ensureInstalled();

const total = { passed: 0, failed: 0, skipped: 0 };
const count = ({ passed = 0, failed = 0, skipped = 0 }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const times = [];
/** Runs a part, counts its results and measures its time. */
async function part(name, work) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const result = await work();
  times.push({ name, seconds: (Date.now() - started) / 1000 });
  count(result);
  return result;
}

async function builds() {
  const result = { passed: 0, failed: 0 };
  const make = async (target, making) => {
    const code = await making;
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${target} builds`);
    result[code === 0 ? 'passed' : 'failed'] += 1;
  };
  const { buildForTests } = await import('./weapp-suite.mjs');
  // One core each. The parents' mini program has its budget; the testers' has the console, and is walked through.
  await Promise.all([
    make('h5', build('h5')).then(() => make('console', buildConsole())),
    make('weapp', build('weapp', { TARO_APP_ENVIRONMENT: 'test' })).then(() =>
      make('weapp with the console', buildForTests()),
    ),
  ]);
  return result;
}

async function browser() {
  const { browserEnvironment } = await import('./browser.mjs');
  const file = `${reports}/playwright.json`;
  const env = { ...(await browserEnvironment()), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return withReport(
    file,
    () => run(bin('playwright'), ['test', '--reporter=list,json'], { env }),
    ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  );
}

/** Only if the browser is installed; otherwise prints what is missing. */
async function walkThrough(browser) {
  const { ENGINES } = await import('../test/webkit/engines.mjs');
  let output = '';
  const code = await run(process.execPath, [inRoot('scripts', 'test-webkit.mjs'), '--browser', browser], {
    onOutput: (text) => (output += text),
  });
  console.log(`\n== ${browser}: its walk\n${output}`);
  if (ENGINES[browser].missing.length > 0) return { skipped: 1 };
  return code === 0 ? { passed: 1 } : { failed: 1 };
}

/** Lazy: a bare checkout has no node_modules when this file is loaded. */
async function miniProgram() {
  const { testWeapp } = await import('./weapp-suite.mjs');
  return testWeapp({ keep: true });
}

await part('types, lint, layers', () => runSteps(lintSteps));
await part('unit, page and backend tests', () => jest('jest', ['--maxWorkers=2']));
const built = await part('builds', builds);
if (built.failed === 0) {
  await part('sizes', () => printSizes(measure()));
  await part('browser', browser);
  // The longest first. The walks speak when they are over.
  await twoAtOnce([
    () => part('mini program', miniProgram),
    ...['Firefox', 'WebKit'].map((name) => () => part(name, () => walkThrough(name.toLowerCase()))),
    () => part('Chromium 70', () => walkThrough('oldest')),
  ]);
} else {
  count({ failed: 1 });
  console.log('FAIL sizes, browser and mini program tests: nothing to test without a build');
}

printSlowest(reports);
console.log('\n== times');
for (const { name, seconds } of [...times, { name: 'all', seconds: process.uptime() }])
  console.log(
    `${String(Math.floor(seconds / 60)).padStart(3)} min ${String(Math.round(seconds % 60)).padStart(2)} s  ${name}`,
  );
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
