/**
 * `npm test`: everything, from a bare checkout, in the order in which it is cheapest to fail: types, lint and layers; unit,
 * page and backend tests; both builds and their budgets; the browser. One closing line sums it up.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { printSizes, measure } from './size.mjs';
import { lintSteps, runSteps } from './steps.mjs';
import { bin, build, ensureInstalled, inRoot, run } from './tools.mjs';

ensureInstalled();

const total = { passed: 0, failed: 0, skipped: 0 };
const count = ({ passed = 0, failed = 0, skipped = 0 }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

const reports = inRoot('test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const heading = (text) => console.log(`\n== ${text}`);

/** A runner that dies before it writes its report is one failure, never silence. */
async function withReport(file, execute, read) {
  const code = await execute();
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { failed: 1 };
  }
}

async function jest() {
  const file = `${reports}/jest.json`;
  const args = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`];
  return withReport(
    file,
    () =>
      run(bin('jest'), args, {
        onOutput: (text) => process.stdout.write(text.startsWith('{"numFailed') ? '' : text),
      }),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    }),
  );
}

async function builds() {
  const result = { passed: 0, failed: 0 };
  for (const target of ['h5', 'weapp']) {
    const code = await build(target);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${target} builds`);
    result[code === 0 ? 'passed' : 'failed'] += 1;
  }
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

heading('types, lint, layers');
count(await runSteps(lintSteps));
heading('unit, page and backend tests');
count(await jest());
heading('builds');
const built = await builds();
count(built);
if (built.failed === 0) {
  heading('sizes');
  count(printSizes(measure()));
  heading('browser');
  count(await browser());
} else {
  count({ failed: 1 });
  console.log('FAIL sizes and browser tests: nothing to test without a build');
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
