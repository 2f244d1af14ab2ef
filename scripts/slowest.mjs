/** The slowest tests of a run, from the reports of jest and Playwright. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './tools.mjs';

const fromJest = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: path.relative(root, name),
      title: fullName,
      ms: duration ?? 0,
    })),
  );

const fromPlaywright = ({ config, suites }) => {
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).map((spec) => ({
      file: path.relative(root, path.join(config.rootDir, spec.file)),
      title: [...titles, spec.title].join(' '),
      ms: Math.max(0, ...spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => walk(suite, []));
};

function testsIn(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    if (report.suites && report.config) return fromPlaywright(report);
    return report.testResults ? fromJest(report) : [];
  } catch {
    // A crashed runner left a partial report; it was counted as a failure already.
    return [];
  }
}

export function printSlowest(folder, count = 20) {
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => testsIn(path.join(folder, name)))
    .sort((a, b) => b.ms - a.ms);
  if (tests.length === 0) return;
  console.log(`\n== slowest ${Math.min(count, tests.length)} of ${tests.length} tests`);
  for (const { file, title, ms } of tests.slice(0, count))
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}`);
}
