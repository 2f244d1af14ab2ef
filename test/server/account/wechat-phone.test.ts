import { eq } from 'drizzle-orm';
import type { Fetch } from '../../../server/core/providers';
import { MINUTE } from '../../../server/core/time';
import { accountOrigins } from '../../../server/domains/account/origins/tables';
import { accounts } from '../../../server/domains/account/tables';
import { newPhone } from '../../builders/account';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend, type BackendOptions } from '../support/backend';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

const REAL = {
  WECHAT_OFFICIAL_APP_ID: 'wxofficial',
  WECHAT_OFFICIAL_SECRET: 'official-secret',
  WECHAT_MINI_APP_ID: 'wxmini',
  WECHAT_MINI_SECRET: 'mini-secret',
};

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const tap = (visitor: Visitor, code: string, more: Readonly<Record<string, unknown>> = {}) =>
  visitor.ask('wechatPhoneLogin', { appTypeCode: 'MASTER_WECHAT', code, ...more });

/** Logs in, as the app does; returns the id of the child. */
async function enter(visitor: Visitor, code: string) {
  const answer = await tap(visitor, code);
  const opened = await visitor.ask('exchangeTemporaryToken', { token: answer.data.token });
  visitor.token = String(opened.data.token);
  return { answer, userId: opened.data.userId };
}

describe("A login with WeChat's phone number", () => {
  it('logs the parent of that phone in', async () => {
    const { phone, userId } = await buildParent(backend, aParent());
    const parent = new Visitor(backend);
    const entered = await enter(parent, `demo-${phone}`);
    expect(entered).toMatchObject({ userId, answer: { code: '0', data: { isFirstLogin: false } } });
    expect((await parent.ask('getStudentInfo')).status).toBe(200);
  });

  it('registers an unknown phone as a code by SMS does, and says so the first time only', async () => {
    const phone = newPhone();
    const ext = JSON.stringify({ presentId: 'P1', inviteUid: '' });
    const first = await tap(new Visitor(backend), `demo-${phone}`, { source: 30001, ext, registered: false });
    expect(first).toMatchObject({ code: '0', data: { isFirstLogin: true, userinfos: [] } });
    const { db } = backend.services;
    const origins = await db.select().from(accountOrigins).where(eq(accountOrigins.source, 30001));
    expect(origins).toMatchObject([{ way: 'wechatPhone', presentId: 'P1' }]);

    const { answer, userId } = await enter(new Visitor(backend), `demo-${phone}`);
    expect(answer.data.isFirstLogin).toBe(false);
    const bySms = new Visitor(backend);
    await bySms.smsLogin(phone);
    expect((await bySms.ask('getUserInfoByToken')).data.id).toBe(userId);
  });

  it('replaces the oldest device at the limit, as a code by SMS does', async () => {
    const { phone } = await buildParent(backend, aParent().withAccount({ deviceLimit: 1 }));
    const [old, fresh] = [new Visitor(backend), new Visitor(backend)];
    [old.deviceId, fresh.deviceId] = ['phone-1', 'phone-2'];
    await enter(old, `demo-${phone}`);
    await enter(fresh, `demo-${phone}`);
    expect((await fresh.ask('getStudentInfo')).status).toBe(200);
    expect((await old.ask('getStudentInfo')).status).toBe(401);
  });

  it('is refused with a code that WeChat refuses', async () => {
    expect(await tap(new Visitor(backend), 'invalid-code')).toMatchObject({
      status: 200,
      code: '1000011',
      message: '获取微信手机号失败，请用验证码登录',
    });
  });

  it('is counted like the other logins of an address', async () => {
    const strict = await startBackend({ env: { RATE_LIMIT_LOGIN_PER_MINUTE: '2' } });
    const visitor = new Visitor(strict);
    const answers = [];
    for (let taps = 0; taps < 3; taps += 1) answers.push((await tap(visitor, 'invalid-code')).status);
    expect(answers).toEqual([200, 200, 429]);
    await strict.stop();
  });

  it('of the demonstration is by the phone of the device, unless a code names one', async () => {
    const on = (deviceId: string) => Object.assign(new Visitor(backend), { deviceId });
    const first = await enter(on('phone-a'), '0a1b');
    expect(first.answer.data.isFirstLogin).toBe(true);
    expect((await enter(on('phone-a'), '0c2d')).userId).toBe(first.userId);
    expect((await enter(on('phone-b'), '0c2d')).userId).not.toBe(first.userId);
  });
});

describe("WeChat's own phone number", () => {
  const phone = newPhone();
  const token = { access_token: 'AT', expires_in: 7200 };
  const phoneAnswer = {
    errcode: 0,
    errmsg: 'ok',
    phone_info: { phoneNumber: phone, purePhoneNumber: phone, countryCode: 86 },
  };

  /** A backend to which WeChat gives these answers, one after another, to requests for a phone. */
  async function withAnswers(...answers: readonly (object | Error)[]) {
    const asked: { url: URL; init: RequestInit | undefined }[] = [];
    const fetchFrom: Fetch = async (address, init) => {
      const url = new URL(address);
      asked.push({ url, init });
      if (url.pathname === '/cgi-bin/token') return Response.json(token);
      const answer = answers[asked.filter(({ url: { pathname } }) => pathname === url.pathname).length - 1];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('not expected');
      return Response.json(answer);
    };
    const options: BackendOptions = { env: REAL, fetchFrom };
    const real = await startBackend(options);
    const paths = () => asked.map(({ url }) => url.pathname);
    return { real, asked, paths, visitor: new Visitor(real) };
  }

  it('is asked for by the mini program with its access token, which is kept', async () => {
    const { real, asked, paths, visitor } = await withAnswers(phoneAnswer, phoneAnswer);
    expect(await tap(visitor, 'code-1')).toMatchObject({ code: '0', data: { isFirstLogin: true } });
    await tap(visitor, 'code-2');
    expect(paths()).toEqual([
      '/cgi-bin/token',
      '/wxa/business/getuserphonenumber',
      '/wxa/business/getuserphonenumber',
    ]);
    expect(asked[0]?.url.searchParams.get('appid')).toBe('wxmini');
    expect(asked[1]?.url.searchParams.get('access_token')).toBe('AT');
    expect(asked[1]?.init).toMatchObject({ method: 'POST', body: '{"code":"code-1"}' });
    expect(real.log.join('')).not.toContain(phone);
    await real.stop();
  });

  it('is a phone abroad with its own area code', async () => {
    const abroad = { purePhoneNumber: '51234567', countryCode: '852' };
    const { real, visitor } = await withAnswers({ errcode: 0, phone_info: abroad });
    await tap(visitor, 'code');
    const made = await real.services.db.select().from(accounts);
    expect(made).toMatchObject([{ areaCode: '852', phoneMask: '51****567' }]);
    await real.stop();
  });

  it('is asked for with a new access token when the kept one was replaced elsewhere', async () => {
    const { real, paths, visitor } = await withAnswers({ errcode: 40001, errmsg: 'not latest' }, phoneAnswer);
    expect((await tap(visitor, 'code')).code).toBe('0');
    expect(paths().filter((path) => path === '/cgi-bin/token')).toHaveLength(2);
    await real.stop();
  });

  it('is returned once for a code: the second time says to use a code by SMS', async () => {
    const used = { errcode: 40029, errmsg: 'invalid code' };
    const { real, visitor } = await withAnswers(phoneAnswer, used);
    await tap(visitor, 'code');
    const again = await tap(visitor, 'code');
    expect(again).toMatchObject({ code: '1000011', message: '获取微信手机号失败，请用验证码登录' });
    await real.stop();
  });

  it.each([
    ['that cannot be reached', new Error('getaddrinfo ENOTFOUND')],
    ['that gives this app no phones', { errcode: 48001, errmsg: 'api unauthorized' }],
    ['that answers without a phone', { errcode: 0, errmsg: 'ok' }],
  ])('from a WeChat %s leaves everything as it was, and the next try logs in', async (_what, failure) => {
    const { real, visitor } = await withAnswers(failure, phoneAnswer);
    expect(await tap(visitor, 'code')).toMatchObject({
      status: 503,
      code: '10000007',
      message: '暂时无法获取微信手机号，请用验证码登录',
    });
    real.clock.pass(MINUTE);
    expect(await tap(visitor, 'code')).toMatchObject({ code: '0', data: { isFirstLogin: true } });
    expect(real.log.join('')).toContain('WeChat returned no phone');
    expect(real.log.join('')).not.toContain(phone);
    await real.stop();
  });
});
