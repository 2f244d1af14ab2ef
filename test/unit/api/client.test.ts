import { Value } from '@sinclair/typebox/value';
import { accountCalls } from '@/contract/account/calls';
import { homeCalls } from '@/contract/home/calls';
import { linksCalls } from '@/contract/links/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import { StudentRefusalSchema } from '@/contract/stepup/schema';
import { StudentCode } from '@/contract/stepup/values';
import { profileCalls } from '@/contract/profile/calls';
import { ERROR_CODE } from '@/contract/errors';
import { EMPTY_BODY } from '@/services/api/client';
import { fine, openClient } from './open-client';

describe('the time of the server', () => {
  it('is counted from when the request was sent, even before the program was there', async () => {
    const { client, transport, time, serverClock } = openClient();
    const now = time.now();
    transport.reply({ ...fine({ sourceId: 7 }, { time: now + 59_000 }), sentAt: now - 2_000 });
    await client.call(accountCalls.getSourceId, {});
    expect(serverClock.now()).toBe(now + 60_000);
  });
});

describe('what a call answers', () => {
  it('is the data of the envelope', async () => {
    const { client, transport } = openClient();
    transport.reply(fine({ sourceId: 7 }));
    expect(await client.call(accountCalls.getSourceId, {})).toEqual({
      ok: true,
      value: { sourceId: 7 },
    });
  });

  it('is the same for a success code that arrives as a number, and in the envelope of its service', async () => {
    const { client, transport } = openClient();
    transport.reply(
      { body: { code: 0, message: '', data: { sourceId: 1 } } },
      { body: { repCode: '0000', repMsg: null, repData: { result: true } } },
    );
    expect((await client.call(accountCalls.getSourceId, {})).ok).toBe(true);
    expect(
      await client.call(accountCalls.checkCaptcha, {
        captchaType: 'blockPuzzle',
        pointJson: 'x',
        token: 't',
      }),
    ).toEqual({ ok: true, value: { result: true } });
  });

  it('comes with the count of the envelope where that is asked for', async () => {
    const { client, transport } = openClient();
    transport.reply(fine([], { count: 9 }));
    expect(await client.callCounted(homeCalls.getTabConfig, {})).toEqual({
      ok: true,
      value: { data: [], count: 9 },
    });
  });

  it('is a business error with the code and message of the server for any other code', async () => {
    const { client, transport } = openClient();
    transport.reply({ body: { code: 100088, message: '设备太多' } });
    const answer = await client.call(accountCalls.getSourceId, {});
    expect(answer).toEqual({ ok: false, error: { kind: 'business', code: '100088', message: '设备太多' } });
  });

  it('is a business error with what the refusal carries, for a caller who knows its shape', async () => {
    const { client, transport } = openClient();
    transport.reply({ body: { code: 201, msg: '暂时不能升学', data: { studentCode: 10003 } } });
    const answer = await client.call(stepupCalls.checkStudentCode, { student_id: 1 });
    const data = !answer.ok && answer.error.kind === 'business' ? answer.error.data : undefined;
    expect(answer).toMatchObject({ ok: false, error: { code: '201', message: '暂时不能升学' } });
    expect(Value.Check(StudentRefusalSchema, data)).toBe(true);
    expect(data).toEqual({ studentCode: StudentCode.notHasCourse });
  });

  it('is the business error inside a 403 as well, and an http error where there is no envelope', async () => {
    const { client, transport } = openClient();
    transport.reply(
      { status: 403, body: { code: '10000003', message: '没有权限' } },
      { status: 500, body: undefined },
    );
    expect(await client.call(accountCalls.getSourceId, {})).toEqual({
      ok: false,
      error: { kind: 'business', code: '10000003', message: '没有权限' },
    });
    expect(await client.call(accountCalls.getSourceId, {})).toEqual({
      ok: false,
      error: { kind: 'http', status: 500 },
    });
  });

  it('is a decode error for an empty body and for one without a code', async () => {
    const { client, transport } = openClient();
    transport.reply({ body: undefined }, { body: { hello: 1 } });
    expect(await client.call(accountCalls.getSourceId, {})).toMatchObject({ error: { kind: 'decode' } });
    expect(await client.call(accountCalls.getSourceId, {})).toMatchObject({ error: { kind: 'decode' } });
  });

  it('is none where a captive portal answers with a page', async () => {
    const { client, transport } = openClient();
    const page = { body: undefined, isPage: true };
    transport.reply(page, { ...page, status: 511 }, { ...page, status: 502 });
    const foreign = { ok: false, error: { kind: 'network', isForeign: true } };
    expect(await client.call(accountCalls.getSourceId, {})).toEqual(foreign);
    expect(await client.call(accountCalls.getSourceId, {})).toEqual(foreign);
    const broken = { ok: false, error: { kind: 'http', status: 502 } };
    expect(await client.call(accountCalls.getSourceId, {})).toEqual(broken);
  });

  it('has what is valid, and reports what is not', async () => {
    const { client, transport, failures, faults } = openClient();
    transport.reply(fine({ sourceId: '7', more: 1 }), fine([{ country: '中国', areaCode: 86 }, 'no row']));
    expect(await client.call(accountCalls.getSourceId, {})).toMatchObject({ value: { sourceId: 7 } });
    expect(await client.call(accountCalls.getCountryMobilePrefixs, {})).toEqual({
      ok: true,
      value: [{ country: '中国', areaCode: '86', firstLetter: '', top: 0 }],
    });
    expect([failures, faults]).toEqual([[], ['.1']]);
  });

  it('is a decode error where what was asked for is missing', async () => {
    const { client, transport, failures } = openClient();
    transport.reply(fine(null), fine({ sourceId: 'seven' }), fine([7]));
    const reasons = [EMPTY_BODY, 'not as agreed at data.sourceId', 'not as agreed at data'];
    for (const reason of reasons) {
      const answer = await client.call(accountCalls.getSourceId, {});
      expect(answer).toEqual({ ok: false, error: { kind: 'decode', reason } });
    }
    expect(failures).toHaveLength(reasons.length);
  });

  it('is anything where the contract defines no shape', async () => {
    const { client, transport } = openClient();
    transport.reply(fine(null), fine({ surplus: true }));
    expect((await client.call(accountCalls.logout, {})).ok).toBe(true);
    expect((await client.call(accountCalls.logout, {})).ok).toBe(true);
  });
});

describe('the time of an answer', () => {
  it('sets the server’s clock, however wrong that of the phone is', async () => {
    const { client, transport, time, serverClock } = openClient();
    const threeHoursOn = time.now() + 3 * 3_600_000;
    transport.reply(fine({ sourceId: 7 }, { time: threeHoursOn }));
    await client.call(accountCalls.getSourceId, {});
    expect(serverClock.now()).toBe(threeHoursOn);
  });

  it('is optional: without one the phone’s is used', async () => {
    const { client, transport, time, serverClock } = openClient();
    transport.reply(fine({ sourceId: 7 }));
    await client.call(accountCalls.getSourceId, {});
    expect(serverClock.now()).toBe(time.now());
  });
});

describe('a time-out', () => {
  it.each([
    ['20 s by default', () => accountCalls.getSourceId, 20_000],
    ['60 s for the member service', () => accountCalls.getSupplierCodeList, 60_000],
    ['10 s for the person info', () => profileCalls.getPersonInfo, 10_000],
    ['5 s for the token of a link', () => linksCalls.oneTimeLinkToken, 5000],
  ] as const)('is %s and aborts the request', async (_name, call, milliseconds) => {
    const { client, transport, time } = openClient();
    transport.reply('silence');
    let isSettled = false;
    const answer = client
      .call(call() as typeof accountCalls.getSourceId, {})
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
    const { client, transport, time } = openClient();
    transport.reply(fine({}));
    await client.call(accountCalls.getSourceId, {});
    expect(time.pending).toBe(0);
  });
});

describe('forced login', () => {
  const codes = [ERROR_CODE.sessionExpired, ERROR_CODE.sessionInvalid, ERROR_CODE.sessionRevoked];

  it.each(codes)('gets the refused token on code %s', async (code) => {
    const { client, transport, forced } = openClient();
    transport.reply({ status: 401, body: { code, message: '登录已过期' } });
    const answer = await client.call(profileCalls.getPrivateInfo, {});
    expect(answer).toEqual({ ok: false, error: { kind: 'auth', code, message: '登录已过期' } });
    expect(forced).toEqual(['token-1']);
  });

  it('does not happen for the visitor auth-token call', async () => {
    const { client, transport, forced } = openClient();
    transport.reply({ body: { code: ERROR_CODE.sessionExpired, message: '' } });
    expect(await client.call(linksCalls.getAuthTokenExt, {})).toMatchObject({
      error: { kind: 'business' },
    });
    expect(forced).toEqual([]);
  });

  it('does not happen where 1000014 means an empty one-time token', async () => {
    const { client, transport, forced } = openClient();
    transport.reply({ body: { code: ERROR_CODE.sessionInvalid, message: '' } });
    await client.call(linksCalls.oneTimeLinkToken, { appTypeCode: 'MASTER_WECHAT' });
    expect(forced).toEqual([]);
  });
});

describe('identical GETs', () => {
  it('share one request while it is pending, and ask again afterwards', async () => {
    const { client, transport } = openClient();
    transport.reply(fine({ sourceId: 1 }));
    const [one, other] = await Promise.all([
      client.call(accountCalls.getSourceId, {}),
      client.call(accountCalls.getSourceId, {}),
    ]);
    expect(one).toEqual(other);
    expect(transport.requests).toHaveLength(1);
    await client.call(accountCalls.getSourceId, {});
    expect(transport.requests).toHaveLength(2);
  });

  it('do not share with another query or another token', async () => {
    const { client, transport } = openClient();
    transport.reply(fine({}));
    await Promise.all([
      client.call(accountCalls.getSourceId, {}),
      client.call(accountCalls.getSourceId, { channel: '4' }),
      client.call(accountCalls.getSourceId, {}, { token: 'token-2' }),
    ]);
    expect(transport.requests).toHaveLength(3);
  });

  it('do not extend to POSTs', async () => {
    const { client, transport } = openClient();
    transport.reply({ body: { code: '0', data: {} } });
    await Promise.all([
      client.call(accountCalls.checkToken, { token: 't' }),
      client.call(accountCalls.checkToken, { token: 't' }),
    ]);
    expect(transport.requests).toHaveLength(2);
  });
});
