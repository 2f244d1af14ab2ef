import { askModule } from './support/ask-module';

interface Package {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
}
type Packages = Readonly<Record<string, Package>>;

const agree = (pairs: readonly (readonly [wanted: Packages, there: Packages])[]): unknown =>
  askModule('installed', `${JSON.stringify(pairs)}.map(([wanted, there]) => script.agree(wanted, there))`);

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
