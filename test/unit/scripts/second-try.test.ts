import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** The script is an ES module: asked in a process of its own. */
const ask = (expression: string): unknown => {
  const program = `import * as tries from './scripts/second-try.mjs'; console.log(JSON.stringify(${expression}))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(output);
};

type Statuses = readonly ('passed' | 'failed')[];

const report = (files: Readonly<Record<string, Statuses>>) => {
  const all = Object.values(files).flat();
  return {
    numPassedTests: all.filter((status) => status === 'passed').length,
    numFailedTests: all.filter((status) => status === 'failed').length,
    numPendingTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: Object.entries(files).map(([name, statuses]) => ({
      name,
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status) => ({ status })),
    })),
  };
};

const first = report({ '/a': ['passed', 'passed'], '/b': ['passed', 'failed'] });

describe('a second try of what failed', () => {
  it('is for few files, and for CI alone', () => {
    const many = report({ '/a': ['failed'], '/b': ['failed'], '/c': ['failed'], '/d': ['failed'] });
    const asked = [first, many, report({ '/a': ['passed'] })].map((each) => JSON.stringify(each));
    expect(ask(`[${asked.join()}].map((each) => tries.deservesSecondTry(each, true))`)).toEqual([
      true,
      false,
      false,
    ]);
    expect(ask(`tries.deservesSecondTry(${JSON.stringify(first)}, false)`)).toBe(false);
  });

  it('counts each test once', () => {
    const second = report({ '/b': ['passed', 'passed'] });
    expect(ask(`tries.merged(${JSON.stringify(first)}, ${JSON.stringify(second)})`)).toEqual({
      passed: 4,
      failed: 0,
      skipped: 0,
    });
  });

  it('stays a failure where it fails again', () => {
    const both = [first, report({ '/b': ['passed', 'failed'] })].map((each) => JSON.stringify(each));
    expect(ask(`tries.merged(${both.join()})`)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(ask(`tries.flakyLines(${both.join()}, '/')`)).toEqual([]);
  });

  it('names what passed then', () => {
    const both = [first, report({ '/b': ['passed', 'passed'] })].map((each) => JSON.stringify(each));
    expect(ask(`tries.flakyLines(${both.join()}, '/')`)).toEqual(['flaky: b passed at the second try']);
  });
});
