/** The checks that count as one test each: they pass or they do not. */
import { bin, run } from './tools.mjs';

export const lintSteps = [
  { name: 'types: app and tests', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.json'] },
  { name: 'types: server', command: 'tsc', args: ['--noEmit', '-p', 'server/tsconfig.json'] },
  { name: 'types: server tests', command: 'tsc', args: ['--noEmit', '-p', 'test/server/tsconfig.json'] },
  ...['', 'logic/', 'frame/'].map((place) => ({
    name: `types: mini program host ${place.replace('/', '')}`.trim(),
    command: 'tsc',
    args: ['--noEmit', '-p', `test/weapp-host/${place}tsconfig.json`],
  })),
  { name: 'eslint', command: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'stylelint', command: 'stylelint', args: ['src/**/*.scss', '--max-warnings', '0'] },
  { name: 'prettier', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  {
    name: 'layers',
    command: 'depcruise',
    args: ['src', 'server', 'test/weapp-host', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  },
  { name: 'domains', command: 'tsx', args: ['scripts/check-domains.mjs'] },
  { name: 'rules', command: 'tsx', args: ['scripts/check-rules.mjs'] },
  { name: 'docs: table of abilities', command: 'tsx', args: ['scripts/docs-abilities.mjs', '--check'] },
];

/** Most steps keep one core busy: two at a time. */
const AT_ONCE = 2;

/** Runs them all; the output of a step is shown when it fails. */
export async function runSteps(steps) {
  const result = { passed: 0, failed: 0 };
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      result[(await runStep(step)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;
}

async function runStep(step) {
  let output = '';
  const started = Date.now();
  const code = await run(bin(step.command), step.args, { onOutput: (text) => (output += text) });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}
