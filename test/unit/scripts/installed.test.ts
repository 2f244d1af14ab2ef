import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

interface Package {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
}
type Packages = Readonly<Record<string, Package>>;

/** The script is an ES module: asked in a process of its own. */
function agree(pairs: readonly (readonly [wanted: Packages, there: Packages])[]): unknown {
  const program = `import { agree } from './scripts/installed.mjs';
    console.log(JSON.stringify(${JSON.stringify(pairs)}.map(([wanted, there]) => agree(wanted, there))))`;
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], options));
}

const dayjs = { version: '1.11.13', integrity: 'sha512-a' };
const wanted: Packages = {
  '': { version: '1.0.0' },
  'node_modules/dayjs': dayjs,
  'node_modules/of-another-system': { version: '2.0.0', integrity: 'sha512-b', optional: true },
};

describe('what npm has installed', () => {
  it('is enough without what is of another system, and with more than is wanted', () => {
    const there = { 'node_modules/dayjs': dayjs };
    const more = { ...there, 'node_modules/more': { version: '1.0.0' } };
    expect(
      agree([
        [wanted, there],
        [wanted, more],
      ]),
    ).toEqual([true, true]);
  });

  it('is not enough where a package is missing, of another version or of other bytes', () => {
    const older = { 'node_modules/dayjs': { ...dayjs, version: '1.11.12' } };
    const other = { 'node_modules/dayjs': { ...dayjs, integrity: 'sha512-c' } };
    expect(
      agree([
        [wanted, {}],
        [wanted, older],
        [wanted, other],
      ]),
    ).toEqual([false, false, false]);
  });
});
