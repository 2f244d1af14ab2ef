/**
 * Retries failed test files once, alone, as in the browser tests: a machine with two cores and four parallel jobs makes a test time out now
 * and then. Only in CI, only with few failures, and always reported.
 */
import path from 'node:path';

/** More than this is not accidental. */
const FEW = 3;

/** Failed files of a jest report. */
export const failedFiles = ({ testResults = [] }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

export const deservesSecondTry = (report, isCi) => {
  const { length } = failedFiles(report);
  return isCi && length > 0 && length <= FEW;
};

/** Merges two runs: the second has the files that failed in the first, completely. */
export function merged(first, second) {
  const again = failedFiles(first);
  const passedBefore = first.testResults
    .filter(({ name }) => again.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return {
    passed: first.numPassedTests - passedBefore + second.numPassedTests,
    failed: second.numFailedTests + second.numRuntimeErrorTestSuites,
    skipped: first.numPendingTests,
  };
}

/** 'flaky: …', a line per file that failed and then passed. */
export const flakyLines = (first, second, root) => {
  const still = failedFiles(second);
  return failedFiles(first)
    .filter((name) => !still.includes(name))
    .map((name) => `flaky: ${path.relative(root, name)} passed at the second try`);
};
