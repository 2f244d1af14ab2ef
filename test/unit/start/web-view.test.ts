import { accountCalls } from '@/contract/account/calls';
import { Runtime } from '@/contract/host';
import { profileCalls } from '@/contract/profile/calls';
import { loginApi } from '../../support/fakes/answers';
import { TEST_USER } from '../../support/fakes/fake-app';
import type { FakeApi } from '../../support/fakes/fake-api';
import { place, start } from '../stores/support/starting';

describe('in a web-view of the mini program', () => {
  const webView = { runtime: Runtime.weixinWeb, insideMiniProgram: true, ...place('/index', '?token=once') };

  it('the token of the address is exchanged, logged in with and taken out of the address', async () => {
    const api = loginApi().on(accountCalls.exchangeToken, { token: 'exchanged' });
    const { app, platform } = await start({ api, platform: webView });
    expect(api.requests(accountCalls.exchangeToken)).toEqual([{ token: 'once' }]);
    expect(app.session.token).toBe('exchanged');
    expect(platform.log.addresses).toEqual(['https://app.example/index']);
  });

  it('an invalid token leaves a visitor, and is removed all the same', async () => {
    const api = loginApi().onRefusal(accountCalls.exchangeToken, '1000020', '');
    const { app, platform } = await start({ api, platform: webView });
    expect(app.session.isLoggedIn).toBe(false);
    expect(platform.log.addresses).toEqual(['https://app.example/index']);
  });

  it("the platform's token is exchanged as such, and removed from the address", async () => {
    const api = loginApi().on(accountCalls.exchangeToken, { token: 'exchanged' });
    const address = place('/index', '?a=1&bizChannel=PLATFORM&bizToken=once');
    const { app, platform } = await start({ api, platform: { ...webView, ...address } });
    expect(api.requests(accountCalls.exchangeToken)).toEqual([{ bizChannel: 'PLATFORM', bizToken: 'once' }]);
    expect(app.session.token).toBe('exchanged');
    expect(platform.log.addresses).toEqual(['https://app.example/index?a=1']);
  });

  it('a channel without a token ends the former session', async () => {
    const address = place('/index', '?bizChannel=PLATFORM');
    const { api, app } = await start({ user: TEST_USER, platform: { ...webView, ...address } });
    expect(app.session.isLoggedIn).toBe(false);
    expect(api.requests(accountCalls.exchangeToken)).toEqual([]);
  });

  it.each([
    ['is expired or used', (api: FakeApi) => api.onRefusal(accountCalls.exchangeToken, '1000020', '')],
    ['gets no answer', (api: FakeApi) => api.onFailure(accountCalls.exchangeToken, { kind: 'network' })],
    [
      'is of a parent who cannot be had',
      (api: FakeApi) => api.onFailure(profileCalls.getUserInfoByToken, { kind: 'network' }),
    ],
  ])('a token that %s leaves no earlier session', async (_case, fail) => {
    const api = loginApi().on(accountCalls.exchangeToken, { token: 'exchanged' });
    fail(api);
    const { app } = await start({ user: TEST_USER, api, platform: webView });
    expect(app.session.isLoggedIn).toBe(false);
  });

  it('a page that was loaded again keeps its session', async () => {
    const { app } = await start({ user: TEST_USER, platform: { ...webView, ...place('/index') } });
    expect(app.session.token).toBe('token-1');
  });

  it('the same address loaded again goes on with what its spent token was exchanged for', async () => {
    const first = await start({
      api: loginApi().on(accountCalls.exchangeToken, { token: 'exchanged' }),
      platform: webView,
    });
    const { storage } = first.platform;
    const spent = () => loginApi().onRefusal(accountCalls.exchangeToken, '1000014', '');
    const again = await start({ api: spent(), platform: { ...webView, storage } });
    expect(again.app.session.token).toBe('exchanged');
    expect(again.app.student.isTourist).toBe(false);
    expect(again.api.requests(accountCalls.exchangeToken)).toEqual([]);
    expect(again.platform.log.addresses).toEqual(['https://app.example/index']);
  });

  it.each([
    ['another token in the address', { ...place('/index', '?token=another') }, undefined],
    [
      'another session than it was exchanged for',
      place('/index', '?token=once'),
      { ...TEST_USER, token: 'x' },
    ],
  ])('%s is exchanged all the same', async (_case, address, user) => {
    const first = await start({
      api: loginApi().on(accountCalls.exchangeToken, { token: 'exchanged' }),
      platform: webView,
    });
    const { storage } = first.platform;
    const api = loginApi().on(accountCalls.exchangeToken, { token: 'fresh' });
    const again = await start({ api, user, platform: { ...webView, ...address, storage } });
    expect(again.app.session.token).toBe('fresh');
  });

  it('a token in the address of any other page is ignored', async () => {
    const { api } = await start({ platform: place('/index', '?token=once') });
    expect(api.requests(accountCalls.exchangeToken)).toEqual([]);
  });
});
