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
  { name: 'docs: table of abilities', command: 'tsx', args: ['scripts/docs-abilities.mjs', '--check'] },
];

/** Runs them one after another (two cores); the output of a step is shown when it fails. */
export async function runSteps(steps) {
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    let output = '';
    const started = Date.now();
    const code = await run(bin(step.command), step.args, { onOutput: (text) => (output += text) });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
    if (code !== 0) console.log(output);
    if (code === 0) passed += 1;
    else failed += 1;
  }
  return { passed, failed };
}
