import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../../..');

/**
 * What an expression of JavaScript is, with a script of scripts/ as `script`: an ES module that finds the repository by itself, asked in
 * a process of its own.
 */
export function askModule(name: string, expression: string): unknown {
  const program = `import * as script from './scripts/${name}.mjs'; console.log(JSON.stringify(${expression}))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}
