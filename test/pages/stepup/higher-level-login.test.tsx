import { accountCalls } from '@/contract/account/calls';
import { profileCalls } from '@/contract/profile/calls';
import HigherLevelLogin from '@/pages/stepup/higher-level-login';
import { USER } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';

const open = (options: OpenOptions = {}) =>
  openScreen('higherLevelLogin', HigherLevelLogin, { user: TEST_USER, student: OFFICIAL, ...options });
const on = { how: 'replace', url: '/pages/stepup/higher-level/index' };
const login = '/pages/account/login/index?from=%2FhigherLevelLogin';
const LACKING = { ...TEST_USER, appToken: '' };

describe('the login of the higher level', () => {
  it('leads on at once with an open session', async () => {
    const { platform, api } = await open();
    expect([platform.navigation.moves, api.sent]).toEqual([[on], []]);
  });

  it('leads to the login and back without one', async () => {
    const { platform } = await openScreen('higherLevelLogin', HigherLevelLogin);
    expect(platform.navigation.moves).toEqual([{ how: 'replace', url: login }]);
  });

  it('fetches what the session lacks for the step-up service', async () => {
    const api = new FakeApi().on(profileCalls.getUserInfoByToken, { ...USER, appToken: 'new' });
    const { platform, app } = await open({ api, user: LACKING });
    expect([platform.navigation.moves, app.session.user.appToken]).toEqual([[on], 'new']);
    expect(app.session.token).toBe('token-1');
  });

  it('asks for another login where the account has none, and does not loop', async () => {
    const api = new FakeApi().on(profileCalls.getUserInfoByToken, { ...USER, appToken: '' });
    const { platform, tap, app } = await open({ api, user: LACKING });
    expect(platform.navigation.moves).toEqual([]);
    await tap('去登录');
    expect(platform.navigation.moves).toEqual([{ how: 'reLaunch', url: login }]);
    expect(app.session.isLoggedIn).toBe(false);
  });

  it('says what failed, and goes on when it is tried again', async () => {
    const api = new FakeApi().onFailure(profileCalls.getUserInfoByToken, { kind: 'timeout' });
    const { platform, tap, byClass } = await open({ api, user: LACKING });
    expect(platform.navigation.moves).toEqual([]);
    api.on(profileCalls.getUserInfoByToken, USER);
    await tap(byClass('failed-state__retry'));
    expect(platform.navigation.moves).toEqual([on]);
  });

  describe('with a user in its address', () => {
    const query = { token: 'theirs', uid: '7', time: '1', appToken: 'x', garbage: '%E0%A4%A', page: '1' };
    const search = '?token=theirs&uid=7&time=1&appToken=x&page=1';
    const location = () => ({
      href: `https://app.example/higherLevelLogin${search}`,
      origin: 'https://app.example',
      host: 'app.example',
      path: '/higherLevelLogin',
    });

    it('ignores the user, and removes the parameter from the address', async () => {
      const { api, app, platform } = await open({ query, platform: { location } });
      expect([app.session.token, app.session.user.userId]).toEqual(['token-1', 42]);
      expect(api.requests(accountCalls.exchangeToken)).toEqual([]);
      expect(platform.log.addresses).toEqual(['https://app.example/higherLevelLogin?page=1']);
      expect(platform.navigation.moves).toEqual([on]);
    });

    it('leaves nothing of it in the address to return to after the login', async () => {
      const { platform } = await openScreen('higherLevelLogin', HigherLevelLogin, {
        query,
        platform: { location },
      });
      expect(platform.navigation.moves).toEqual([{ how: 'replace', url: login }]);
    });
  });
});
