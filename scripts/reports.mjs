/** Runs a test runner that writes a JSON report, and counts the results. */
import { readFileSync } from 'node:fs';
import { deservesSecondTry, failedFiles, flakyLines, merged } from './second-try.mjs';
import { keepTestTimes } from './test-times.mjs';
import { bin, inRoot, root, run } from './tools.mjs';

export const reports = inRoot('test-results');

/** A runner that crashes before writing its report counts as one failure. */
export async function withReport(file, execute, read) {
  const code = await execute();
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { failed: 1 };
  }
}

const countsOf = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests,
});

const runJest = (file, args, env) =>
  run(bin('jest'), ['--ci', '--json', `--outputFile=${file}`, ...args], {
    env,
    onOutput: (text) => process.stdout.write(text.startsWith('{"numFailed') ? '' : text),
  });

/** `name` is the report's name; `args` are jest's. */
export async function jest(name, args = [], env = {}) {
  const file = `${reports}/${name}.json`;
  const result = await withReport(
    file,
    () => runJest(file, args, env),
    (report) => {
      keepTestTimes(report.testResults);
      return countsOf(report);
    },
  );
  return result.failed === 0 ? result : secondTry(name, args, env, result);
}

/** Conditions: see second-try.mjs. A first run without a report stays a failure. */
async function secondTry(name, args, env, result) {
  const first = reportIn(`${reports}/${name}.json`);
  if (first === null || !deservesSecondTry(first, Boolean(process.env.CI))) return result;
  console.log(`\n== ${name}: what failed, once more`);
  const file = `${reports}/${name}-again.json`;
  return withReport(
    file,
    () => runJest(file, [...args, '--runTestsByPath', ...failedFiles(first)], env),
    (second) => {
      for (const line of flakyLines(first, second, root)) console.log(line);
      return merged(first, second);
    },
  );
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
