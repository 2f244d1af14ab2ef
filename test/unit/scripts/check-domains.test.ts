import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** The script is an ES module that finds the repository by itself: asked in a process of its own. */
const ask = (expression: string): unknown => {
  const program = `import { strangers, wordsOf } from './scripts/check-domains.mjs'; console.log(JSON.stringify(${expression}))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(output);
};

describe('the check of folder names', () => {
  it('reads the words off the list', () => {
    expect(
      ask(
        `wordsOf("/** Hours. */\\nexport { hours } from './hours';\\nexport { orders } from './orders';\\n")`,
      ),
    ).toEqual(['hours', 'orders']);
  });

  it('finds a folder that is neither a domain nor of the shell, on any floor', () => {
    const folders = `(place) => (place === 'src/pages' ? ['hours', 'assets'] : place === 'server' ? ['http', 'express'] : [])`;
    expect(ask(`strangers(['hours'], ${folders})`)).toEqual([
      expect.stringMatching(/^src\/pages\/assets is neither/),
      expect.stringMatching(/^server\/express is neither/),
    ]);
  });
});
