import { accountCalls } from '@/contract/account/calls';
import { activitiesCalls } from '@/contract/activities/calls';
import type { EntranceLink } from '@/contract/activities/newcomers.schema';
import { EntranceLinkState } from '@/contract/activities/values';
import { BACKEND_CODE } from '@/contract/errors';
import FreshmanAuthLogin from '@/pages/activities/freshman-auth-login';
import { loginApi } from '../../support/fakes/answers';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';
import { until } from '../account/support';
import { openScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

const CODE = 'a-code-of-a-link';
const OPEN: EntranceLink = { state: EntranceLinkState.open, phoneMask: '138****0009', isOwn: false };
const INSIDE = { user: TEST_USER, student: OFFICIAL };

const backend = (link: EntranceLink = OPEN): FakeApi =>
  loginApi()
    .on(activitiesCalls.lookAtEntranceLink, link)
    .on(accountCalls.logout, null)
    .on(activitiesCalls.enterByLink, { token: 'temporary', userinfos: [], isFirstLogin: false });

const open = (api: FakeApi, options: FakeAppOptions = {}, code = CODE) =>
  openScreen('freshmanAuthLogin', FreshmanAuthLogin, { ...options, api, query: { code } });

const entered = (api: FakeApi) => api.requests(activitiesCalls.enterByLink);

afterEach(() => jest.restoreAllMocks());

describe('A link that lets a newcomer in', () => {
  test('does nothing before the parent says so, then logs in and goes to the enrolment', async () => {
    const api = backend();
    const screen = await open(api);
    expect(screen.hasText('138****0009')).toBe(true);
    expect(entered(api)).toEqual([]);
    expect(screen.app.session.isLoggedIn).toBe(false);
    await screen.tap('确认登录');
    expect(entered(api)).toEqual([{ code: CODE }]);
    expect(screen.app.session.token).toBe('real-token');
    expect(screen.platform.navigation.last?.url).toContain('/pages/activities/freshman-enrollment/index');
    expect(screen.tracker.payloads('login')).toEqual([expect.objectContaining({ way: 'link' })]);
  });

  test.each([
    [EntranceLinkState.used, '链接已经用过了'],
    [EntranceLinkState.expired, '链接已经过期了'],
    [EntranceLinkState.unknown, '链接不完整'],
  ])('says that it is %s, with a link to the login', async (state, title) => {
    const screen = await open(backend({ state, phoneMask: '', isOwn: false }));
    expect(screen.hasText(title)).toBe(true);
    expect(screen.hasText('确认登录')).toBe(false);
    await screen.tap('用手机号登录');
    expect(screen.platform.navigation.last?.url).toContain('/pages/account/login/index');
  });

  test('without a code makes no request', async () => {
    const api = backend();
    const screen = await open(api, {}, '');
    expect(screen.hasText('链接不完整')).toBe(true);
    expect(api.requests(activitiesCalls.lookAtEntranceLink)).toEqual([]);
  });

  test('asks a parent who is logged in with another account, and logs that one out only on a yes', async () => {
    restBetweenTaps();
    const api = backend();
    const screen = await open(api, INSIDE);
    await screen.tap('确认登录');
    expect(screen.hasText('要切换账号吗？')).toBe(true);
    await screen.tap('暂不切换');
    expect(entered(api)).toEqual([]);
    expect(screen.app.session.token).toBe(TEST_USER.token);
    await screen.tap('确认登录');
    await screen.tap('切换登录');
    await until(screen, () => screen.app.session.token === 'real-token');
    expect(api.requests(accountCalls.logout)).toHaveLength(1);
  });

  test('is left unused by its own parent', async () => {
    const api = backend({ ...OPEN, isOwn: true });
    const screen = await open(api, INSIDE);
    await screen.tap('进入新生入学');
    expect(entered(api)).toEqual([]);
    expect(screen.platform.navigation.last?.url).toContain('/pages/activities/freshman-enrollment/index');
  });

  test('that was used elsewhere meanwhile says so', async () => {
    const api = backend().onRefusal(
      activitiesCalls.enterByLink,
      BACKEND_CODE.temporaryTokenInvalid,
      '登录链接已经失效，请向老师要一个新的',
    );
    const screen = await open(api);
    api.on(activitiesCalls.lookAtEntranceLink, {
      ...OPEN,
      state: EntranceLinkState.used,
      phoneMask: '',
    });
    await screen.tap('确认登录');
    expect(screen.toasts).toEqual(['登录链接已经失效，请向老师要一个新的']);
    expect(screen.hasText('链接已经用过了')).toBe(true);
  });

  test('whose login was cut off goes on with what the link gave, and does not use it again', async () => {
    restBetweenTaps();
    const api = backend().onFailure(accountCalls.exchangeTemporaryToken, { kind: 'network' });
    const screen = await open(api);
    await screen.tap('确认登录');
    expect(screen.hasText('登录没有完成')).toBe(true);
    api.on(accountCalls.exchangeTemporaryToken, {
      ...{ token: 'real-token', appToken: 'app-token' },
      ...{ time: 1_700_000_000_000, userId: 42 },
    });
    await screen.tap('继续登录');
    await until(screen, () => screen.app.session.token === 'real-token');
    expect(entered(api)).toHaveLength(1);
  });
});
