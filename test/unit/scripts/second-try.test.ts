import { askModule } from './support/ask-module';

const ask = (expression: string): unknown => askModule('second-try', expression);

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
    expect(ask(`[${asked.join()}].map((each) => script.deservesSecondTry(each, true))`)).toEqual([
      true,
      false,
      false,
    ]);
    expect(ask(`script.deservesSecondTry(${JSON.stringify(first)}, false)`)).toBe(false);
  });

  it('counts each test once', () => {
    const second = report({ '/b': ['passed', 'passed'] });
    expect(ask(`script.merged(${JSON.stringify(first)}, ${JSON.stringify(second)})`)).toEqual({
      passed: 4,
      failed: 0,
      skipped: 0,
    });
  });

  it('stays a failure where it fails again', () => {
    const both = [first, report({ '/b': ['passed', 'failed'] })].map((each) => JSON.stringify(each));
    expect(ask(`script.merged(${both.join()})`)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(ask(`script.flakyLines(${both.join()}, '/')`)).toEqual([]);
  });

  it('names what passed then', () => {
    const both = [first, report({ '/b': ['passed', 'passed'] })].map((each) => JSON.stringify(each));
    expect(ask(`script.flakyLines(${both.join()}, '/')`)).toEqual(['flaky: b passed at the second try']);
  });
});
