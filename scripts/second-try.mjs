/**
 * What failed is asked once more, alone, as the browser tests are: a machine of two cores that runs four things at once makes a
 * test miss its time now and then. Only in CI, only where few files failed, and never in silence: what passed then is named.
 */
import path from 'node:path';

/** More than this is no accident. */
const FEW = 3;

/** Files of a jest report that failed, as it names them. */
export const failedFiles = ({ testResults = [] }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

export const deservesSecondTry = (report, isCi) => {
  const { length } = failedFiles(report);
  return isCi && length > 0 && length <= FEW;
};

/** One result of two: the second run holds the files that failed in the first, whole. */
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

/** 'flaky: …', a line a file that failed and then passed. */
export const flakyLines = (first, second, root) => {
  const still = failedFiles(second);
  return failedFiles(first)
    .filter((name) => !still.includes(name))
    .map((name) => `flaky: ${path.relative(root, name)} passed at the second try`);
};
