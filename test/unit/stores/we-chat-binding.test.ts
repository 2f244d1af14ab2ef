import { accountCalls } from '@/contract/account/calls';
import { PHONE_ALREADY_BOUND } from '@/contract/account/values';
import { Runtime } from '@/contract/host';
import type { Platform } from '@/platform/types';
import { stored } from '@/services/storage/values';
import { whoIsHere } from '@/start/steps';
import { beginBinding } from '@/stores/session/we-chat-binding';
import { loginApi } from '../../support/fakes/answers';
import type { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';

const PROOF = 'a1b2';

const weChat = (search = ''): Partial<Platform> => ({
  runtime: Runtime.weixinWeb,
  location: () => ({
    origin: 'https://app.example',
    host: 'app.example',
    path: '/index',
    href: `https://app.example/index${search}`,
  }),
  launchQuery: () => Object.fromEntries(new URLSearchParams(search)),
});

const settle = async (): Promise<void> => {
  for (let epoch = 0; epoch < 50; epoch += 1) await Promise.resolve();
};

describe('a parent who is logged in begins to bind WeChat', () => {
  it('and is led to WeChat, which comes back with an unguessable proof', async () => {
    const api = loginApi().on(accountCalls.weChatAuthorization, {
      url: 'https://open.weixin.example/connect',
    });
    const { app, platform } = await fakeApp({ api, user: TEST_USER, platform: weChat('?a=1') });
    const begun = await beginBinding(app);
    expect([begun.ok, platform.log.authorizations]).toEqual([true, []]);
    if (begun.ok) begun.value();
    const proof = app.storage.get(stored.weChatBinding);
    expect(proof).toMatch(/^[0-9a-f]{32}$/);
    expect(api.requests(accountCalls.weChatAuthorization)).toEqual([
      { backupUrl: `https://app.example/index?a=1&weChatBinding=${proof}` },
    ]);
    expect(platform.log.authorizations).toEqual(['https://open.weixin.example/connect']);
  });

  it('and stays when the link is not available, or leads nowhere', async () => {
    const failing = loginApi().onFailure(accountCalls.weChatAuthorization, { kind: 'network' });
    const bad = loginApi().on(accountCalls.weChatAuthorization, { url: 'javascript:alert(1)' });
    for (const api of [failing, bad]) {
      const { app } = await fakeApp({ api, user: TEST_USER, platform: weChat() });
      expect((await beginBinding(app)).ok).toBe(false);
      expect(app.storage.get(stored.weChatBinding)).toBeUndefined();
    }
  });
});

describe('back from WeChat', () => {
  const backup = (id?: number): FakeApi =>
    loginApi()
      .on(accountCalls.wechatBackup, {
        token: '',
        userinfos: [{ openid: 'open-1', openidTicket: 'ticket-1', ...(id ? { id } : {}) }],
      })
      .on(accountCalls.phoneChangeWechat, null);
  const back = async (
    api: FakeApi,
    search = `?a=1&weChatBinding=${PROOF}&code=c1&state=s`,
  ): Promise<FakeApp> => {
    const fake = await fakeApp({ api, user: TEST_USER, platform: weChat(search) });
    fake.app.storage.set(stored.weChatBinding, PROOF);
    await whoIsHere(fake.app);
    await settle();
    return fake;
  };

  it('the openId is bound, and removed from the address', async () => {
    const api = backup();
    const { app, platform, toasts, tracker } = await back(api);
    expect(api.requests(accountCalls.phoneChangeWechat)).toEqual([
      { appTypeCode: 'MASTER_WECHAT', openid: 'open-1', openidTicket: 'ticket-1' },
    ]);
    expect(app.session.user).toMatchObject({ token: 'token-1', openId: 'open-1' });
    expect(platform.log.addresses).toEqual(['https://app.example/index?a=1']);
    expect([toasts, tracker.payloads('social_bind')]).toEqual([['微信绑定成功'], [{ result: 'bound' }]]);
    expect(app.storage.get(stored.weChatBinding)).toBeUndefined();
  });

  it('one that is bound to this parent already is only kept', async () => {
    const api = backup(TEST_USER.userId);
    const { app } = await back(api);
    expect(api.requests(accountCalls.phoneChangeWechat)).toEqual([]);
    expect(app.session.user.openId).toBe('open-1');
  });

  it.each([
    ['a code injected by a link', '?code=stolen'],
    ['a proof that is not ours', '?weChatBinding=other&code=stolen'],
    ['a proof without a code', `?weChatBinding=${PROOF}`],
  ])('%s binds nothing', async (_what, search) => {
    const api = backup();
    const { app } = await back(api, search);
    expect(api.requests(accountCalls.wechatBackup)).toEqual([]);
    expect(app.session.user.openId).toBe('');
  });

  it('a phone that is bound elsewhere is bound again on the parent’s word alone', async () => {
    for (const [isWanted, requests] of [
      [true, 2],
      [false, 1],
    ] as const) {
      const api = backup().onRefusal(accountCalls.phoneChangeWechat, PHONE_ALREADY_BOUND, '');
      const fake = await back(api);
      fake.feedback.confirms[0]?.answer(isWanted);
      await settle();
      expect(api.requests(accountCalls.phoneChangeWechat)).toHaveLength(requests);
    }
  });

  it('a failure shows a message, and the notice may come again', async () => {
    const api = backup().onFailure(accountCalls.wechatBackup, { kind: 'network' });
    const { app, toasts } = await back(api);
    expect([app.session.user.openId, toasts]).toEqual(['', ['微信绑定失败，请稍后重试']]);
  });
});
