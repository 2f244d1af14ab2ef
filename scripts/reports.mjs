/** Runs a test runner that writes a JSON report, and counts by it. */
import { readFileSync } from 'node:fs';
import { bin, inRoot, run } from './tools.mjs';

export const reports = inRoot('test-results');

/** A runner that dies before it writes its report is one failure, never silence. */
export async function withReport(file, execute, read) {
  const code = await execute();
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { failed: 1 };
  }
}

/** `name` names the report; `args` are jest's own. */
export function jest(name, args = [], env = {}) {
  const file = `${reports}/${name}.json`;
  return withReport(
    file,
    () =>
      run(bin('jest'), ['--ci', '--json', `--outputFile=${file}`, ...args], {
        env,
        onOutput: (text) => process.stdout.write(text.startsWith('{"numFailed') ? '' : text),
      }),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    }),
  );
}
