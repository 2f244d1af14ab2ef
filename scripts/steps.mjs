/** Checks that count as one test each. */
import path from 'node:path';
import { bin, inRoot, run } from './tools.mjs';

/**
 * The native compiler takes a fifth of the time; `typescript` stays for tools that use it as a library. One thread each: another step uses
 * the other core.
 */
const tsc = (...args) => ({
  command: process.execPath,
  args: [inRoot('node_modules', 'typescript-native', 'bin', 'tsc'), ...args, '--checkers', '1'],
});

export const lintSteps = [
  { name: 'types: app, server and their tests', ...tsc('--build') },
  ...[
    ['', ''],
    [' logic', 'logic/'],
    [' frame', 'frame/'],
  ].map(([name, folder]) => ({
    name: `types: mini program host${name}`,
    ...tsc(
      ...['--project', `packages/weapp-host/${folder}tsconfig.json`, '--incremental'],
      ...['--tsBuildInfoFile', `.cache/types/host${name}.tsbuildinfo`.replace(' ', '-')],
    ),
  })),
  { name: 'eslint', command: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'stylelint', command: 'stylelint', args: ['src/**/*.scss', '--max-warnings', '0'] },
  { name: 'formatting', command: 'oxfmt', args: ['--check', '.', '--threads', '1'] },
  {
    name: 'layers',
    command: 'depcruise',
    args: [
      'src',
      'server',
      'packages/console',
      'packages/demo',
      'packages/weapp-host',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
    ],
  },
  { name: 'domains', command: 'tsx', args: ['scripts/check-domains.mjs'] },
  { name: 'words', command: process.execPath, args: [inRoot('scripts', 'check-words.mjs')] },
  { name: 'rules', command: 'tsx', args: ['scripts/check-rules.mjs'] },
  {
    name: 'migrations',
    command: process.execPath,
    args: [inRoot('scripts', 'check-migrations.mjs')],
  },
  { name: 'docs: environment variables', command: 'tsx', args: ['scripts/check-env.mjs'] },
  { name: 'docs: table of abilities', command: 'tsx', args: ['scripts/docs-abilities.mjs', '--check'] },
  { name: 'docs: tracked events', command: 'tsx', args: ['scripts/docs-events.mjs', '--check'] },
];

/** Two at a time, in this order: most works use one core. */
export async function twoAtOnce(works) {
  const waiting = [...works];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([work(), work()]);
}

/** Runs all steps; shows a step's output if it fails. */
export async function runSteps(steps) {
  const result = { passed: 0, failed: 0 };
  const count = async (step) => {
    result[(await runStep(step)) ? 'passed' : 'failed'] += 1;
  };
  await twoAtOnce(steps.map((step) => () => count(step)));
  return result;
}

/** A name refers to node_modules/.bin. */
const commandOf = ({ command }) => (path.isAbsolute(command) ? command : bin(command));

async function runStep(step) {
  let output = '';
  const started = Date.now();
  const code = await run(commandOf(step), step.args, { onOutput: (text) => (output += text) });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}
