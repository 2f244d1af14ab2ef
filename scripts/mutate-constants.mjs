/**
 * Changes each numeric constant once and runs the tests nearest to it: what survives, no test notices.
 *   npm run mutate -- <file, or file:NAME, or file:line> … [--tests=6] [--seconds=90] [--by=<test file>]
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const options = new Map([
  ['tests', 6],
  ['seconds', 90],
]);
const targets = [];
for (const argument of process.argv.slice(2)) {
  const [, name, value] = /^--(tests|seconds|by)=(.+)$/.exec(argument) ?? [];
  if (name) options.set(name, name === 'by' ? value : Number(value));
  else targets.push(argument);
}

const NUMBER = String.raw`-?[\d][\d_.]*(?: [*+] [\d_.]+)*`;
/** A constant, a field of one, a default of a parameter: `NAME = 2;`, `limit: 2,`, `max = 99,`. */
const CONSTANT = new RegExp(
  String.raw`\b([A-Za-z]\w*)(?: = |: )(${NUMBER}|[A-Z][A-Z0-9_]+|Infinity|'\d[\d.]*')(?=[;,) ]|$)`,
  'g',
);
const TOO_COMMON =
  /^(src|server|features|pages|domains|contract|components|index|entry|values|store|.{1,3})$/;

/** The one in memory of the file that is changed now: it is written back whatever ends the run. */
let changed;
function restore() {
  if (changed) writeFileSync(changed.file, changed.text);
  changed = undefined;
}
let running;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    restore();
    if (running) process.kill(-running.pid, 'SIGKILL');
    process.exit(130);
  });
}
process.on('exit', restore);

function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n').filter(Boolean);
  } catch {
    return []; // grep found nothing
  }
}

function another(name, value) {
  if (value.startsWith("'")) return value.replace(/(\d+)'$/, (_, last) => `${Number(last) + 1}'`);
  if (value === 'Infinity') return '1';
  return /_MS$|Ms$|interval|duration/.test(name) ? `2 * (${value})` : `${value} + 1`;
}

/** @returns {{ file: string, line: number, name: string, from: number, value: string }[]} */
function constantsOf(target) {
  const [file, only] = target.split(':');
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      if (/^\s*(\*|\/[/*])/.test(text)) return [];
      return [...text.matchAll(CONSTANT)].map((match) => ({
        file,
        line: index + 1,
        name: match[1],
        value: match[2],
        from: match.index + match[0].length - match[2].length,
      }));
    })
    .filter(({ name, line }) => !only || only === name || Number(only) === line)
    .filter(({ name, value }) => only || (/^[A-Z]/.test(name) && !/^[A-Z]/.test(value)));
}

const TESTS = ['test/unit', 'test/pages', 'test/server'];
const isTest = (file) => /\.test\.tsx?$/.test(file);
const wordsOf = (file) =>
  `${dirname(file)}/${basename(file).replace(/\..*/, '')}`
    .toLowerCase()
    .split(/[/-]/)
    .filter((word) => !TOO_COMMON.test(word));

/** Those that name it first, then those whose path is most like the paths of its readers. */
function nearestTests({ file, name }) {
  if (options.has('by')) return [options.get('by')];
  const isOwn = /^[A-Z][A-Z0-9_]+$/.test(name);
  const naming = isOwn ? git('grep', '-lw', name, '--', ...TESTS).filter(isTest) : [];
  const readers = isOwn ? git('grep', '-lw', name, '--', 'src', 'server') : [file];
  const words = new Set([file, ...readers].flatMap(wordsOf));
  const reading = new Set(readers.map((reader) => basename(dirname(reader))));
  const rank = (test) =>
    wordsOf(test).filter((word) => words.has(word)).length +
    (reading.has(basename(test).replace(/\..*/, '')) ? 3 : 0);
  const others = git('ls-files', ...TESTS)
    .filter((test) => isTest(test) && !naming.includes(test) && rank(test) > 0)
    .sort((one, other) => rank(other) - rank(one) || one.length - other.length);
  return [...naming, ...others].slice(0, options.get('tests'));
}

function run(tests) {
  return new Promise((done) => {
    const flags = ['--selectProjects', 'unit', 'pages', 'server', '--maxWorkers=1', '--', ...tests];
    running = spawn('npx', ['jest', ...flags], { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    let said = '';
    running.stderr.on('data', (piece) => (said += piece));
    let isLate = false;
    const limit = setTimeout(
      () => {
        isLate = true;
        process.kill(-running.pid, 'SIGKILL');
      },
      1000 * options.get('seconds'),
    );
    running.on('close', (code) => {
      clearTimeout(limit);
      const failed = /^FAIL \w* ?(\S+)/m.exec(said)?.[1] ?? '';
      done(
        failed
          ? ['killed', failed]
          : [isLate ? 'no time' : code === 0 ? 'survived' : 'broken', tests.join(' ')],
      );
    });
  });
}

const totals = {};
for (const constant of targets.flatMap(constantsOf)) {
  const { file, line, name, value, from } = constant;
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const old = lines[line - 1];
  const becomes = another(name, value);
  lines[line - 1] = old.slice(0, from) + becomes + old.slice(from + value.length);
  const tests = nearestTests(constant);
  changed = { file, text };
  writeFileSync(file, lines.join('\n'));
  const [result, by] = tests.length > 0 ? await run(tests) : ['survived', 'no test is near'];
  restore();
  totals[result] = (totals[result] ?? 0) + 1;
  process.stdout.write(`${result.padEnd(8)}  ${file}:${line} ${name} ${value} -> ${becomes}  (${by})\n`);
}
process.stdout.write(`${JSON.stringify(totals)}\n`);
process.exitCode = totals.survived || totals.broken ? 1 : 0;
