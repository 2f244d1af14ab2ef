/** How long each test file of jest took when it last ran here, in .cache: `npm run check` chooses by it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './tools.mjs';

const FILE = inRoot('.cache', 'test-times.json');
/** Of a file that never ran here: most take less. */
const UNKNOWN_SECONDS = 4;

/** Seconds by file, relative to the root. */
export function testTimes() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

/** `testResults`: of jest's report. */
export function keepTestTimes(testResults) {
  const found = testResults
    .filter(({ startTime, endTime }) => endTime > startTime)
    .map(({ name, startTime, endTime }) => [path.relative(root, name), (endTime - startTime) / 1000]);
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...testTimes(), ...Object.fromEntries(found) }));
}

/** The first of `files` that together take at most so many seconds of a worker; one that would be too long is left out. */
export function withinSeconds(files, seconds, times = testTimes()) {
  let left = seconds;
  return files.filter((file) => {
    const takes = times[file] ?? UNKNOWN_SECONDS;
    if (takes > left) return false;
    left -= takes;
    return true;
  });
}
