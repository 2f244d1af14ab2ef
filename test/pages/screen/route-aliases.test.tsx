import { h5CustomRoutes } from '@/contract/h5-paths';

interface Aliases {
  set(routes: Readonly<Record<string, string | readonly string[]>>): void;
  getOrigin(url: string): string;
  getAlias(url: string): string;
  getAll(url: string): string[];
}
const aliasesOf = (file: string) => jest.requireActual<{ routesAlias: Aliases }>(file).routesAlias;
const ours = aliasesOf('../../../config/h5-stubs/route-aliases.js');
// The file itself: the package opens a browser's history when it is loaded.
const taros = aliasesOf('../../../node_modules/@tarojs/router/dist/utils/index.js');

describe('pages and their addresses, looked up', () => {
  const routes = { ...h5CustomRoutes(), strange: 'one/address' };
  const asked = [...Object.entries(routes).flat(2), '/strange', '/one/address', '/no/such/page', '/', ''];

  beforeAll(() => [ours, taros].forEach((aliases) => aliases.set(routes)));

  it.each(['getOrigin', 'getAlias', 'getAll'] as const)('are what Taro’s own list says (%s)', (ask) => {
    expect(asked.length).toBeGreaterThan(300);
    expect(asked.map((url) => ours[ask](url))).toEqual(asked.map((url) => taros[ask](url)));
  });
});
