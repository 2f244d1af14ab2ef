/**
 * `npm run check [base]`: checks the changed files, in at most two minutes. Changed means different from `base`, by default from the
 * branch's fork from main. Builds, browser and mini program are left to `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { jest, reports } from './reports.mjs';
import { lintSteps, runSteps } from './steps.mjs';
import { withinSeconds } from './test-times.mjs';
import { bin, ensureInstalled, inRoot, root } from './tools.mjs';

const WORKERS = 2;
/** For the tests: the rest of two minutes is types, lint and looking for what depends on a change. */
const TEST_SECONDS = 75;
/** Tests that hold the whole repository to its lists: a new call, route, table, text or id is missing in one of them. */
const GUARDS = [
  'test/unit/contract',
  'test/unit/texts.test.ts',
  'test/unit/scripts',
  'test/unit/simulator/console/address.test.ts',
  'test/unit/simulator/events',
  'test/pages/components/gallery.test.tsx',
  'test/pages/screen/drafts-of-others.test.tsx',
  'test/server/help/facts.test.ts',
  'test/server/account/personal-data.test.ts',
  'test/server/shell/migrations.test.ts',
  'test/server/shell/policies.test.ts',
  'test/server/shell/plans',
  'packages/demo/test/scenario.test.ts',
];
/** These read the whole repository whatever changed, quickly. */
const WHOLE = /^(types|formatting|domains|rules|migrations|docs)/;

const lines = (command, args) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .stdout.split('\n')
    .filter(Boolean);
const git = (...args) => lines('git', args);

function changedFiles() {
  const upstream = ['origin/main', 'main'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name).length > 0,
  );
  const base = process.argv[2] ?? (upstream ? git('merge-base', upstream, 'HEAD')[0] : 'HEAD');
  const all = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(all)].filter((file) => existsSync(inRoot(file)));
}

const matching = (files, pattern) => files.filter((file) => pattern.test(file));

/** Limits a step to these files. */
function narrowed(step, files) {
  const only = (pattern, args) => {
    const found = matching(files, pattern);
    return found.length > 0 ? [{ ...step, args: [...args, ...found] }] : [];
  };
  switch (step.name) {
    case 'eslint':
      return only(/\.(c|m)?[jt]sx?$/, ['--max-warnings', '0', '--no-warn-ignored']);
    case 'stylelint':
      return only(/^src\/.*\.scss$/, ['--max-warnings', '0', '--allow-empty-input']);
    case 'layers':
      return matching(files, /^(src|server|packages)\/.*\.tsx?$/).length > 0 ? [step] : [];
    default:
      return WHOLE.test(step.name) ? [step] : [];
  }
}

/** Parts of a path, which give layer, domain and screen. */
const wordsOf = (file) => new Set(file.split(/[/.]/));

/** Number of path parts shared with the most similar changed file; changed tests come first. */
function nearness(test, files) {
  if (files.includes(test)) return Infinity;
  const words = wordsOf(test);
  return Math.max(...files.map((file) => [...wordsOf(file)].filter((word) => words.has(word)).length));
}

const guards = () => git('ls-files', ...GUARDS).filter((file) => /\.test\.tsx?$/.test(file));

function relatedTests(files) {
  const code = matching(files, /^(src|server|packages\/demo|test|types)\/.*\.(tsx?|json)$/);
  if (code.length === 0) return [];
  return lines(bin('jest'), ['--listTests', '--findRelatedTests', ...code])
    .filter((file) => path.isAbsolute(file))
    .map((file) => path.relative(root, file))
    .map((file) => ({ file, near: nearness(file, code) }))
    .sort((a, b) => b.near - a.near || a.file.localeCompare(b.file))
    .map(({ file }) => file);
}

ensureInstalled();
const files = changedFiles();
console.log(`${files.length} changed files`);
const linted = await runSteps(lintSteps.flatMap((step) => narrowed(step, files)));
const related = relatedTests(files);
const near = withinSeconds([...new Set([...guards(), ...related])], TEST_SECONDS * WORKERS);
mkdirSync(reports, { recursive: true });
const tested =
  near.length > 0
    ? await jest('check', [`--maxWorkers=${WORKERS}`, '--runTestsByPath', ...near])
    : { passed: 0, failed: 0 };

const failed = linted.failed + tested.failed;
const left = related.filter((file) => !near.includes(file)).length;
console.log(
  `\n${linted.passed + tested.passed} passed, ${failed} failed in ${Math.round(process.uptime())} s`,
);
if (left > 0) console.log(`${left} more test files depend on it: npm test runs them`);
const browser = matching(files, /^(src|test\/e2e)\//).length > 0;
if (browser) console.log('Not run: builds, browser and mini program (npm test)');
process.exitCode = failed > 0 ? 1 : 0;
