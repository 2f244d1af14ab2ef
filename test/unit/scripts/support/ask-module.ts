import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../../..');

/**
 * Evaluates a JavaScript expression with a script of scripts/ as `script`. It runs in a separate process, as these ES modules locate the
 * repository by themselves.
 */
export function askModule(name: string, expression: string): unknown {
  const program = `import * as script from './scripts/${name}.mjs'; console.log(JSON.stringify(${expression}))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}
