/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { Replace } from '../../../config/replace-modules';

/** Builds an entry of this line while the tab bar of its package is to be replaced. */
async function built(line: string): Promise<{ readonly errors: readonly string[]; readonly text: string }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'replaced-'));
  const file = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  file('tabbar.js', "console.log('of the package');");
  file('tab-bar.js', "console.log('moved');");
  const replacement = {
    name: 'a tab bar',
    request: /^\.\/tabbar\.js$/,
    context: new RegExp(`${path.basename(folder)}$`),
    by: file('no-tab-bar.js', "console.log('ours');"),
  };
  const compiler = webpack({
    mode: 'none',
    entry: file('entry.js', line),
    output: { path: folder, filename: 'out.js' },
    plugins: [new Replace(webpack, replacement)],
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, found) => (found ? resolve(found) : reject(error ?? new Error('no stats')))),
  );
  const out = path.join(folder, 'out.js');
  const text = fs.existsSync(out) ? fs.readFileSync(out, 'utf8') : '';
  fs.rmSync(folder, { recursive: true });
  return { errors: stats.compilation.errors.map(({ message }) => message), text };
}

describe('A file of a package that is replaced in a build', () => {
  test('is ours in the bundle', async () => {
    const { errors, text } = await built("import './tabbar.js';");
    expect(errors).toEqual([]);
    expect(text).toContain("console.log('ours')");
    expect(text).not.toContain('of the package');
  });

  test('fails the build, saying what to do, when the package has it elsewhere by now', async () => {
    const { errors } = await built("import './tab-bar.js';");
    expect(errors).toEqual([
      'Nothing was replaced for a tab bar: give the path that the package has now to config/replace-modules.ts, or remove the entry there and no-tab-bar.js.',
    ]);
  });
});
