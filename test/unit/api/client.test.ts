import { commonCalls } from '@/contract/api/common';
import { captchaCalls } from '@/contract/api/captcha';
import { homeCalls } from '@/contract/api/home';
import { memberCalls } from '@/contract/api/member';
import { profileCalls } from '@/contract/api/profile';
import { visitorCalls } from '@/contract/api/visitor';
import { Runtime } from '@/contract/enums';
import { ERROR_CODE, type AppError } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import type { EnvironmentInfo } from '@/platform/types';
import { HttpApiClient } from '@/services/api/client';
import type { Caller } from '@/services/api/headers';
import { FakeTime } from '../../support/fakes/fake-time';
import { FakeTransport } from '../../support/fakes/fake-transport';
import { TEST_CONFIG } from '../../support/fakes/fake-app';

const ANDROID: EnvironmentInfo = {
  appVersion: '2.3.0',
  system: '1',
  systemVersion: '14',
  phoneModel: '红米 12',
  channel: '4',
  appDeviceId: 'native-1',
  appName: 'WandouParent',
};
const CALLER: Caller = { token: 'token-1', appToken: 'app-1', userId: 42, time: 1700 };

function setup({ caller = CALLER, native = false, config = TEST_CONFIG } = {}) {
  const transport = new FakeTransport();
  const time = new FakeTime();
  const forced: string[] = [];
  const failures: AppError[] = [];
  const platform = createFakePlatform(native ? { runtime: Runtime.androidApp, environment: ANDROID } : {});
  const client = new HttpApiClient({
    transport,
    scheduler: time,
    config,
    source: { platform, caller: () => caller, deviceId: () => 'device-1' },
    onForcedLogin: (token) => forced.push(token),
    onFailure: (_entry, error) => failures.push(error),
  });
  return { client, transport, time, forced, failures };
}

const fine = (data: unknown, more = {}) => ({
  body: { code: '00000000', message: 'success', data, ...more },
});

describe('what a call answers', () => {
  it('is the data of the envelope', async () => {
    const { client, transport } = setup();
    transport.reply(fine({ sourceId: 7 }));
    expect(await client.call(commonCalls.getSourceId, {})).toEqual({ ok: true, value: { sourceId: 7 } });
  });

  it('is the same for a success code that arrives as a number, and in the envelope of its service', async () => {
    const { client, transport } = setup();
    transport.reply(
      { body: { code: 0, message: '', data: { sourceId: 1 } } },
      { body: { repCode: '0000', repMsg: null, repData: { result: true } } },
    );
    expect((await client.call(commonCalls.getSourceId, {})).ok).toBe(true);
    expect(
      await client.call(captchaCalls.checkCaptcha, {
        captchaType: 'blockPuzzle',
        pointJson: 'x',
        token: 't',
      }),
    ).toEqual({ ok: true, value: { result: true } });
  });

  it('comes with the count of the envelope where that is asked for', async () => {
    const { client, transport } = setup();
    transport.reply(fine([], { count: 9 }));
    expect(await client.callCounted(homeCalls.getTabConfig, {})).toEqual({
      ok: true,
      value: { data: [], count: 9 },
    });
  });

  it('is a business error with the code and message of the server for any other code', async () => {
    const { client, transport } = setup();
    transport.reply({ body: { code: 100088, message: '设备太多' } });
    const answer = await client.call(commonCalls.getSourceId, {});
    expect(answer).toEqual({ ok: false, error: { kind: 'business', code: '100088', message: '设备太多' } });
  });

  it('is the business error inside a 403 as well, and an http error where there is no envelope', async () => {
    const { client, transport } = setup();
    transport.reply(
      { status: 403, body: { code: '10000003', message: '没有权限' } },
      { status: 500, body: undefined },
    );
    expect(await client.call(commonCalls.getSourceId, {})).toEqual({
      ok: false,
      error: { kind: 'business', code: '10000003', message: '没有权限' },
    });
    expect(await client.call(commonCalls.getSourceId, {})).toEqual({
      ok: false,
      error: { kind: 'http', status: 500 },
    });
  });

  it('is a decode error for an empty body and for one without a code', async () => {
    const { client, transport } = setup();
    transport.reply({ body: undefined }, { body: { hello: 1 } });
    expect(await client.call(commonCalls.getSourceId, {})).toMatchObject({ error: { kind: 'decode' } });
    expect(await client.call(commonCalls.getSourceId, {})).toMatchObject({ error: { kind: 'decode' } });
  });
});

describe('trying again', () => {
  it.each([[404], [504]])('happens once on %d for a service that retries', async (status) => {
    const { client, transport } = setup();
    transport.reply({ status }, fine({ sourceId: 7 }));
    expect((await client.call(commonCalls.getSourceId, {})).ok).toBe(true);
    expect(transport.requests).toHaveLength(2);
  });

  it('happens once without a response, and then the network is the error', async () => {
    const { client, transport, failures } = setup();
    transport.reply('no response');
    expect(await client.call(commonCalls.getSourceId, {})).toEqual({ ok: false, error: { kind: 'network' } });
    expect(transport.requests).toHaveLength(2);
    expect(failures).toEqual([{ kind: 'network' }]);
  });

  it('never happens for the member service', async () => {
    const { client, transport } = setup();
    transport.reply('no response');
    await client.call(memberCalls.checkToken, { token: 't' });
    expect(transport.requests).toHaveLength(1);
  });

  it('never happens for other statuses', async () => {
    const { client, transport } = setup();
    transport.reply({ status: 500 });
    await client.call(commonCalls.getSourceId, {});
    expect(transport.requests).toHaveLength(1);
  });
});

describe('a time-out', () => {
  it.each([
    ['20 s by default', () => commonCalls.getSourceId, 20_000],
    ['60 s for the member service', () => memberCalls.getSupplierCodeList, 60_000],
    ['10 s for the person info', () => profileCalls.getPersonInfo, 10_000],
  ] as const)('is %s and aborts the request', async (_name, call, milliseconds) => {
    const { client, transport, time } = setup();
    transport.reply('silence');
    let isSettled = false;
    const answer = client
      .call(call() as typeof commonCalls.getSourceId, {})
      .finally(() => (isSettled = true));
    time.advance(milliseconds - 1);
    await Promise.resolve();
    expect(isSettled).toBe(false);
    time.advance(1);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(transport.aborted).toBe(1);
    expect(transport.requests).toHaveLength(1);
  });

  it('leaves no timer behind after an answer', async () => {
    const { client, transport, time } = setup();
    transport.reply(fine({}));
    await client.call(commonCalls.getSourceId, {});
    expect(time.pending).toBe(0);
  });
});

describe('forced login', () => {
  const codes = [ERROR_CODE.sessionExpired, ERROR_CODE.sessionInvalid, ERROR_CODE.sessionRevoked];

  it.each(codes)('is told with the refused token on code %s', async (code) => {
    const { client, transport, forced } = setup();
    transport.reply({ status: 401, body: { code, message: '登录已过期' } });
    const answer = await client.call(profileCalls.getPrivateInfo, {});
    expect(answer).toEqual({ ok: false, error: { kind: 'auth', code, message: '登录已过期' } });
    expect(forced).toEqual(['token-1']);
  });

  it('is not told for the visitor auth-token call', async () => {
    const { client, transport, forced } = setup();
    transport.reply({ body: { code: ERROR_CODE.sessionExpired, message: '' } });
    expect(await client.call(visitorCalls.getAuthTokenExt, {})).toMatchObject({
      error: { kind: 'business' },
    });
    expect(forced).toEqual([]);
  });

  it('is not told where 1000014 means an empty one-time token', async () => {
    const { client, transport, forced } = setup();
    transport.reply({ body: { code: ERROR_CODE.sessionInvalid, message: '' } });
    await client.call(memberCalls.oneTimeLinkToken, { appTypeCode: 'MASTER_WECHAT' });
    expect(forced).toEqual([]);
  });
});

describe('identical GETs', () => {
  it('share one request while it is under way, and ask again afterwards', async () => {
    const { client, transport } = setup();
    transport.reply(fine({ sourceId: 1 }));
    const [one, other] = await Promise.all([
      client.call(commonCalls.getSourceId, {}),
      client.call(commonCalls.getSourceId, {}),
    ]);
    expect(one).toEqual(other);
    expect(transport.requests).toHaveLength(1);
    await client.call(commonCalls.getSourceId, {});
    expect(transport.requests).toHaveLength(2);
  });

  it('do not share with another query or another token', async () => {
    const { client, transport } = setup();
    transport.reply(fine({}));
    await Promise.all([
      client.call(commonCalls.getSourceId, {}),
      client.call(commonCalls.getSourceId, { channel: '4' }),
      client.call(commonCalls.getSourceId, {}, { token: 'token-2' }),
    ]);
    expect(transport.requests).toHaveLength(3);
  });

  it('do not extend to POSTs', async () => {
    const { client, transport } = setup();
    transport.reply({ body: { code: '0', data: {} } });
    await Promise.all([
      client.call(memberCalls.checkToken, { token: 't' }),
      client.call(memberCalls.checkToken, { token: 't' }),
    ]);
    expect(transport.requests).toHaveLength(2);
  });
});

describe('what goes over the wire', () => {
  it('is a query for a GET, encoded, and for a POST that says so', async () => {
    const { client, transport } = setup();
    transport.reply(fine({}));
    await client.call(commonCalls.getPresentId, { presentKey: 'a b&c' });
    await client.call(homeCalls.homePageShowConfig, {
      limit: 2,
      page: 1,
      showDeviceType: 1,
      showUserType: 1,
    });
    expect(transport.requests[0]).toMatchObject({
      method: 'GET',
      url: '/v1/common/getPresentId?presentKey=a%20b%26c',
    });
    expect(transport.requests[1]?.url).toContain('?limit=2&page=1&showDeviceType=1&showUserType=1');
    expect(transport.requests[1]?.body).toBeUndefined();
  });

  it('goes to the host of its service where the operator named one', async () => {
    const { client, transport } = setup({
      config: { ...TEST_CONFIG, apiOrigin: 'https://a.example', apiHosts: { member: 'https://m.example' } },
    });
    transport.reply(fine({}));
    await client.call(commonCalls.getSourceId, {});
    await client.call(memberCalls.getSupplierCodeList, {});
    expect(transport.requests.map(({ url }) => url.split('/').slice(0, 3).join('/'))).toEqual([
      'https://a.example',
      'https://m.example',
    ]);
  });

  it('names the caller as the service wants it', async () => {
    const { client, transport } = setup();
    transport.reply(fine({}));
    await client.call(homeCalls.getPositionBanner, { platformType: 1, displayPositionId: 7182, userType: 3 });
    expect(transport.requests[0]?.headers).toMatchObject({
      token: 'token-1',
      authorization: 'Bearer token-1',
      klzz_ol_home_time: '1700',
      klzz_ol_home_token: 'app-1',
      klzz_ol_home_uid: '42',
    });
  });

  it('names nobody without a session', async () => {
    const { client, transport } = setup({ caller: { token: '', appToken: '', userId: 0, time: 0 } });
    transport.reply(fine({}));
    await client.call(homeCalls.getTabConfig, {});
    expect(transport.requests[0]?.headers).toEqual({});
  });

  it('tells about the device from native apps alone, elsewhere only which one it is', async () => {
    const web = setup();
    web.transport.reply({ body: { code: '0', data: {} } });
    await web.client.call(memberCalls.checkToken, { token: 't' });
    expect(web.transport.requests[0]?.headers).toMatchObject({ 'device-id': 'device-1' });
    expect(web.transport.requests[0]?.headers).not.toHaveProperty('phoneModel');
    const native = setup({ native: true });
    native.transport.reply({ body: { code: '0', data: {} } });
    await native.client.call(memberCalls.checkToken, { token: 't' });
    expect(native.transport.requests[0]?.headers).toMatchObject({
      appDeviceId: 'native-1',
      channel: '4',
      phoneModel: encodeURIComponent('红米 12'),
    });
  });

  it('takes headers of its own', async () => {
    const { client, transport } = setup();
    transport.reply({ body: { repCode: '0000', repData: {} } });
    await client.call(
      captchaCalls.getCaptcha,
      { captchaType: 'blockPuzzle' },
      { headers: { 'app-scene': 'login', other: undefined } },
    );
    expect(transport.requests[0]?.headers).toEqual({ 'app-scene': 'login' });
  });
});
