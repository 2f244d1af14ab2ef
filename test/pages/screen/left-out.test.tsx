import { Runtime } from '@/contract/host';
import type { RouteEntry } from '@/contract/route';
import { routeNames, routes, type RouteName } from '@/contract/routes';
import { screen } from '@/features/screen';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const withPage = (is: (entry: RouteEntry) => boolean) =>
  routeNames.filter((name) => {
    const entry: RouteEntry = routes[name];
    return entry.page !== undefined && is(entry);
  });

const drawn = (name: RouteName) => screen(name, () => <>{DRAWN}</>);
const DRAWN = '页面内容';
const parent = { user: TEST_USER, student: OFFICIAL };

describe('an address opened in the web-view of the mini program', () => {
  const platform = { runtime: Runtime.weixinWeb, insideMiniProgram: true };

  it.each(withPage(({ weapp }) => weapp === 'none' || weapp === 'redirect'))(
    '%s is not there and leads to the courses, logged in or not',
    async (name) => {
      for (const who of [parent, {}]) {
        const opened = await openScreen(name, drawn(name), { ...who, platform });
        expect(opened.hasText(DRAWN)).toBe(false);
        expect(opened.platform.navigation.moves).toEqual([
          { how: 'reLaunch', url: '/pages/courses/my-tab-class/index' },
        ]);
        expect(opened.tracker.payloads('page_view')).toEqual([]);
      }
    },
  );

  it.each(['myTabClass', 'parentsCenter', 'liveAuditor'] as const)('%s is there', async (name) => {
    const opened = await openScreen(name, drawn(name), { ...parent, platform });
    expect(opened.hasText(DRAWN)).toBe(true);
    expect(opened.platform.navigation.moves).toEqual([]);
  });
});

describe('what a plain browser may not show', () => {
  const guarded = withPage(({ notInBrowser = false }) => notInBrowser);

  it.each(guarded)('%s says so to a visitor without asking for a login', async (name) => {
    const opened = await openScreen(name, drawn(name), {});
    expect(opened.hasText(DRAWN)).toBe(true);
    const { app, platform } = opened;
    platform.navigation.place = { path: '/index', query: {} };
    await app.router.go(name);
    expect(platform.navigation.moves.map(({ url }) => url)).toEqual([expect.stringContaining('/growth/')]);
  });

  it.each(guarded)('%s asks for the login where it shows', async (name) => {
    const opened = await openScreen(name, drawn(name), { platform: { runtime: Runtime.weixinWeb } });
    expect(opened.hasText(DRAWN)).toBe(false);
    expect(opened.platform.navigation.last?.url).toContain('/account/login/index');
  });
});
