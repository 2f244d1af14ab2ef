import * as domains from '@/contract/domains';
import { merged } from '@/contract/merge';
import fs from 'node:fs';
import path from 'node:path';
import { h5CustomRoutes, ownAddress } from '@/contract/h5-paths';
import { routes as miniRoutes } from '@/contract/generated/routes.weapp';
import type { RouteEntry } from '@/contract/route';
import { pageFile, routeNames, routes, shownRoute, type RouteName } from '@/contract/routes';
import { toList } from '../../support/listed';

const root = path.resolve(__dirname, '..', '..', '..');
const entries: RouteEntry[] = routeNames.map((name) => routes[name]);
const entryOf = (routePath: string) => entries.find((entry) => entry.path === routePath);

/** For `/a/b/c`: `/a` and `/a/b`. */
const parentsOf = (address: string): string[] => {
  const parts = address.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
};

const WEAPP_TARGET: Record<string, string> = {
  native: 'native',
  'web-view': 'webView',
  redirect: 'redirect',
  '-': 'none',
};

const specified = fs
  .readFileSync(path.join(root, 'test', 'fixtures', 'routes.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('the route manifest', () => {
  it('is the same when it was put together at build time', () => {
    expect(routes).toEqual(merged(domains, 'routes'));
  });

  it('names in the mini program only folders of its own screens', () => {
    const foldersIn = (list: readonly RouteEntry[]) => list.flatMap(({ page }) => page ?? []);
    expect(foldersIn(Object.values(miniRoutes))).toEqual(
      foldersIn(entries.filter(({ weapp }) => weapp === 'native')),
    );
  });

  it('holds the 177 routes of the specification, and no other that is not marked as our own', () => {
    expect(specified).toHaveLength(177);
    const paths = entries.filter(({ own }) => !own).map((entry) => entry.path);
    const known = specified.map(([routePath = '']) => routePath);
    expect(toList(paths, known, '`own: true` in its routes.ts')).toEqual([]);
    expect(paths).toHaveLength(177);
  });

  it('shows each where the specification says', () => {
    for (const [routePath = '', , weapp = ''] of specified) {
      expect([routePath, entryOf(routePath)?.weapp]).toEqual([routePath, WEAPP_TARGET[weapp]]);
    }
  });

  it('gives every route its title', () => {
    for (const [routePath = '', title] of specified) {
      expect([routePath, entryOf(routePath)?.title]).toEqual([routePath, title]);
    }
  });

  it('never gives two routes the same path', () => {
    const paths = entries.flatMap((entry) => [entry.path, ...entry.aliases, ...(entry.parents ?? [])]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('skips authentication where the specification says so', () => {
    const skipping = entries.filter((entry) =>
      /^\/(protocol|evaluation|playback|liveAuditor)/.test(entry.path),
    );
    expect(skipping).toHaveLength(12);
    expect(skipping.every((entry) => entry.auth === 'none' && entry.loginFree)).toBe(true);
  });

  it('asks for a token on every tab but home', () => {
    const auth = (routePath: string) => entryOf(routePath)?.auth;
    expect(auth('/index')).toBe('none');
    expect(['/growUp/studyPlan', '/myTabClass', '/parentsCenter'].map(auth)).toEqual([
      'token',
      'token',
      'token',
    ]);
  });

  it('reaches the children of /index under both addresses', () => {
    const paths = h5CustomRoutes();
    expect(paths['/pages/profile/parents-center/index']).toEqual(
      expect.arrayContaining(['/parentsCenter', '/index/parentsCenter']),
    );
    expect(paths['/pages/growth/situation/index']).toEqual(
      expect.arrayContaining(['/growUp/situation', '/index/growUp/situation']),
    );
    expect(paths['/pages/growth/study-plan/index']).toEqual(
      expect.arrayContaining(['/growUp/studyPlan', '/growUp', '/index/growUp']),
    );
  });

  it('leads /growUp to the study plan', () => {
    expect(routes[shownRoute('growUp')].path).toBe('/growUp/studyPlan');
    expect(['/growUp', '/index/growUp'].map(ownAddress)).toEqual(['/growUp/studyPlan', '/growUp/studyPlan']);
  });

  it('leads every bare parent to its list, whose address the page has then', () => {
    const parents = new Set(entries.flatMap(({ path: own }) => parentsOf(own)));
    const shown = entries.flatMap(({ page, path: own, aliases }) => (page ? [own, ...aliases] : []));
    const bare = [...parents].filter((parent) => !shown.includes(parent)).sort();
    expect(Object.fromEntries(bare.map((parent) => [parent, ownAddress(parent)]))).toEqual({
      '/babyStudy': '/babyStudy/list',
      '/growUp': '/growUp/studyPlan',
      '/growUp/situation/v1': '/growUp/situation',
      '/help': '/help/list',
      '/homework': '/homework/list',
      '/logout': '/logout/step1',
      '/material': '/material/list',
      '/my': '/parentsCenter',
      '/myAddressCenter': '/myAddressCenter/myAddressList',
      '/myExpress': '/myExpress/list',
      '/myTaskCenter': '/myTaskCenter/myTaskList',
      '/openClassCenter': '/openClassCenter/openClassPage',
      '/peaClassCenter': '/peaClassCenter/peaClassPage',
      '/report': '/growUp/growReportList',
      '/straight': '/straight/list',
      '/teachAid': '/teachAid/list',
      '/teacher': '/teacher/list',
    });
  });

  it('leaves the address of a page as it is', () => {
    const own = entries.flatMap(({ page, path: address, aliases }) => (page ? [address, ...aliases] : []));
    expect(own.filter((address) => ownAddress(address) !== undefined)).toEqual([]);
    expect(ownAddress('/nowhere')).toBeUndefined();
  });

  it('has a screen for every route', () => {
    const pageOf = (name: RouteName): string | undefined => (routes[name] as RouteEntry).page;
    expect(routeNames.filter((name) => !pageOf(shownRoute(name)))).toEqual([]);
  });
});

describe('the page folders', () => {
  const pagesRoot = path.join(root, 'src', 'pages');
  const folders = fs
    .readdirSync(pagesRoot, { withFileTypes: true })
    .filter((domain) => domain.isDirectory())
    .flatMap((domain) =>
      fs
        .readdirSync(path.join(pagesRoot, domain.name), { withFileTypes: true })
        .filter((screen) => screen.isDirectory())
        .map((screen) => `${domain.name}/${screen.name}`),
    )
    .filter((folder) => fs.existsSync(path.join(pagesRoot, folder, 'index.tsx')));

  it('are one for every route', () => {
    const pages = entries.flatMap((entry) => (entry.page ? [entry.page] : []));
    const missing = pages.filter((page) => !fs.existsSync(path.join(root, 'src', `${pageFile(page)}.tsx`)));
    expect(missing).toEqual([]);
  });

  it('have a configuration for Taro, with the title of the route', () => {
    const wrong = entries.filter(({ page, title }) => {
      if (!page) return false;
      const config = fs.readFileSync(path.join(pagesRoot, page, 'index.config.ts'), 'utf8');
      return !config.includes(`navigationBarTitleText: ${JSON.stringify(title)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('have a route each, but for the pages of the system, which no address of the specification names', () => {
    const known = new Set(entries.map((entry) => entry.page));
    expect(folders.filter((folder) => !known.has(folder) && folder !== 'links/web-view')).toEqual([]);
  });
});
