import { randomBytes } from 'node:crypto';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { encrypt, loginFields, phoneFields, Visitor } from '../support/visitor';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { aParent } from '../../builders/parent';
import { buildParent } from '../support/people';
import { DAY, MINUTE } from '../../../server/core/time';

let backend: Backend;
/** Phone of an account not locked by an earlier test. */
let phone: string;

/** As long as a ciphertext, but with invalid padding. */
const randomCipher = () => Buffer.concat([Buffer.of(1), randomBytes(255)]).toString('base64');

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  ({ phone } = await buildParent(backend, aParent()));
});

describe('A password login', () => {
  it('answers with a temporary token that opens a session once', async () => {
    const parent = new Visitor(backend);
    const login = await parent.ask('pwdLogin', {
      ...loginFields(phone),
      passwordCipher: encrypt('Wandou2026'),
    });
    expect(login).toMatchObject({ status: 200, code: '0', data: { isFirstLogin: false, userinfos: [] } });

    const opened = await parent.ask('exchangeTemporaryToken', { token: login.data.token });
    expect(opened).toMatchObject({ code: '00000000', data: { time: backend.clock.now().getTime() } });
    expect(opened.data.token).not.toBe(login.data.token);

    const again = await parent.ask('exchangeTemporaryToken', { token: login.data.token });
    expect(again.code).toBe('1000020');
  });

  it('lets the temporary token die after two minutes', async () => {
    const parent = new Visitor(backend);
    const login = await parent.ask('pwdLogin', {
      ...loginFields(phone),
      passwordCipher: encrypt('Wandou2026'),
    });
    backend.clock.pass(2 * MINUTE);
    const late = await parent.ask('exchangeTemporaryToken', { token: login.data.token });
    expect(late.code).toBe('1000020');
  });

  it('answers a wrong password and an unknown phone alike', async () => {
    const parent = new Visitor(backend);
    const wrong = await parent.passwordLogin(phone, 'Wandou2025');
    const unknown = await parent.passwordLogin('13999999999', 'Wandou2026');
    expect(wrong).toMatchObject({ status: 200, code: '1000011', message: '手机号或密码错误' });
    expect(unknown.body).toEqual({ ...wrong.body, requestId: unknown.body.requestId });
  });

  it('refuses even the right password after five wrong ones, until a quarter of an hour has passed', async () => {
    const parent = new Visitor(backend);
    for (let guess = 0; guess < 5; guess += 1) await parent.passwordLogin(phone, `guess-${guess}`);
    const refused = await parent.passwordLogin(phone);
    expect(refused).toMatchObject({ status: 429, code: '10000006' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    // Message and header agree.
    expect(refused.message).toContain(`请${Math.ceil(wait / 60)}分钟后再试`);

    const elsewhere = new Visitor(backend);
    elsewhere.ip = '10.9.9.9';
    expect((await elsewhere.passwordLogin(phone)).code).toBe('0');

    backend.clock.pass(16 * MINUTE);
    expect((await parent.passwordLogin(phone)).code).toBe('0');
  });

  /** Uses up the phone's thirty attempts that are shared by all addresses. */
  async function lockBy(strangers: string): Promise<void> {
    for (let address = 1; address <= 6; address += 1) {
      const stranger = new Visitor(backend);
      stranger.ip = `10.${strangers}.${address}`;
      for (let guess = 0; guess < 5; guess += 1) await stranger.passwordLogin(phone, `guess-${guess}`);
    }
    const another = new Visitor(backend);
    another.ip = `10.${strangers}.99`;
    expect((await another.passwordLogin(phone)).status).toBe(429);
  }

  it('is not locked by strangers at other addresses for a parent who logged in from here before', async () => {
    const parent = new Visitor(backend);
    parent.ip = '10.20.0.1';
    expect((await parent.passwordLogin(phone)).code).toBe('0');
    await lockBy('21.0');
    expect((await parent.passwordLogin(phone)).code).toBe('0');
  });

  it('knows an address for ninety days after the last login from there, whatever day it is', async () => {
    const parent = new Visitor(backend);
    parent.ip = '10.20.0.2';
    const { clock } = backend;
    // Just before the end of a window of ninety days, counted from 1970.
    clock.set(new Date(Math.ceil(clock.now().getTime() / (90 * DAY)) * 90 * DAY - MINUTE));
    await parent.passwordLogin(phone);
    clock.pass(2 * MINUTE);
    await tidyUp(backend.services);
    await lockBy('22.0');
    expect((await parent.passwordLogin(phone)).code).toBe('0');
    clock.pass(90 * DAY + MINUTE);
    await lockBy('22.1');
    expect((await parent.passwordLogin(phone)).status).toBe(429);
  });

  it('is not locked by strangers on a device of the account, wherever it is now, if its id is hard to guess', async () => {
    const own = new Visitor(backend);
    own.ip = '10.20.0.3';
    const hard = randomBytes(16).toString('hex');
    const weak = 'imei-490154203237518';
    for (const id of [hard, weak]) {
      own.deviceId = id;
      await own.passwordLogin(phone);
    }
    await lockBy('23.0');
    const statusOf = async (deviceId: string, ip: string) => {
      const elsewhere = Object.assign(new Visitor(backend), { deviceId, ip });
      return (await elsewhere.passwordLogin(phone)).status;
    };
    expect(await statusOf(weak, '10.23.1.1')).toBe(429);
    expect(await statusOf(randomBytes(16).toString('hex'), '10.23.1.2')).toBe(429);
    expect(await statusOf(hard, '10.23.1.3')).toBe(200);
  });

  it('lets five guesses through when thirty come at once', async () => {
    const guesser = new Visitor(backend);
    guesser.ip = '10.6.6.6';
    const guesses = Array.from({ length: 30 }, (_, index) => guesser.passwordLogin(phone, `guess-${index}`));
    const judged = (await Promise.all(guesses)).filter(({ code }) => code === '1000011');
    expect(judged).toHaveLength(5);
  });

  it('answers the same for a wrong padding and a wrong password', async () => {
    const parent = new Visitor(backend);
    const wrong = await parent.passwordLogin(phone, 'Wandou2025');
    const passwordCipher = randomCipher();
    const padding = await parent.ask('pwdLogin', { ...loginFields(phone), passwordCipher });
    expect(padding).toMatchObject({ status: 200, code: '1000011' });
    expect(padding.body).toEqual({ ...wrong.body, requestId: padding.body.requestId });
  });

  it('answers the same for a wrong padding of the phone and an invalid phone', async () => {
    const parent = new Visitor(backend);
    const wrong = await parent.passwordLogin('1391234567a');
    const bad = { ...loginFields(phone), passwordCipher: encrypt('x'), phoneCipher: randomCipher() };
    const padding = await parent.ask('pwdLogin', bad);
    expect(padding.body).toEqual({ ...wrong.body, requestId: padding.body.requestId });
  });

  it('accepts its body once: a captured one is refused', async () => {
    const parent = new Visitor(backend);
    const body = { ...loginFields(phone), passwordCipher: encrypt('Wandou2026') };
    expect((await parent.ask('pwdLogin', body)).code).toBe('0');
    const wrapped = { ...body, passwordCipher: body.passwordCipher.replace(/=*$/, '') };
    for (const captured of [body, wrapped]) {
      expect(await parent.ask('pwdLogin', captured)).toMatchObject({ status: 200, code: '1000011' });
    }
    expect((await parent.passwordLogin(phone)).code).toBe('0');
  });

  it('fails in one and the same way for what is not encrypted with this key', async () => {
    const parent = new Visitor(backend);
    const fields = loginFields(phone);
    const ciphers = ['QUJD', encrypt('x').slice(4), '/'.repeat(342) + '=='];
    const answers = await Promise.all(
      ciphers.map((passwordCipher) => parent.ask('pwdLogin', { ...fields, passwordCipher })),
    );
    for (const { status, code, message } of answers) {
      expect({ status, code, message }).toEqual({
        status: 200,
        code: '1000019',
        message: '登录信息无法识别，请重新输入',
      });
    }
  });

  it('answers a build that encrypts for another key that it is too old, before anything is read or counted', async () => {
    const parent = new Visitor(backend);
    const fields = { ...loginFields(phone), passwordCipher: encrypt('Wandou2026') };
    const old = { ...fields, phoneCipher: randomCipher(), cipherVersion: 'v9' };
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await parent.ask('pwdLogin', old)).toMatchObject({
        code: BACKEND_CODE.buildTooOld,
        message: '当前版本太旧，请更新后再登录',
      });
    expect(
      await parent.ask('sendLoginVerificationCode', { ...phoneFields(phone), cipherVersion: 'v9' }),
    ).toMatchObject({
      code: BACKEND_CODE.buildTooOld,
    });
    const now = await parent.ask('pwdLogin', fields);
    expect(now.code).toBe('0');
  });

  it('refuses a phone that is not digits', async () => {
    const parent = new Visitor(backend);
    const answer = await parent.passwordLogin('1391234567a');
    expect(answer).toMatchObject({ status: 400, code: '10000001', message: '请输入正确的手机号码！' });
    expect(answer.body.field).toBe('phoneCipher');
  });
});
