import { AppScene } from '../../../src/contract/account/values';
import { HOUR, MINUTE, SECOND } from '../../../server/core/time';
import { newPhone } from '../../builders/account';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { encrypt, loginFields, phoneFields, Visitor } from '../support/visitor';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('An SMS login', () => {
  it('registers an unknown phone, and says so the first time only', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    expect(await parent.smsLogin(phone)).toMatchObject({ code: '0', data: { isFirstLogin: true } });
    expect(await parent.ask('getStudentInfo')).toMatchObject({
      data: { studentStatus: 'UNOFFICIAL_STUDENT', studentAuditionStatusEnums: [{ status: 'N' }] },
    });

    backend.clock.pass(MINUTE);
    expect(await parent.smsLogin(phone)).toMatchObject({ code: '0', data: { isFirstLogin: false } });
  });

  it('takes a code once', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.smsLogin(phone);
    expect(await parent.enterCode(phone, parent.lastCode)).toMatchObject({ status: 200, code: '1000013' });
  });

  it('refuses a code after five minutes', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.sendCode(phone);
    backend.clock.pass(5 * MINUTE);
    expect((await parent.enterCode(phone, parent.lastCode)).code).toBe('1000015');
  });

  it('refuses even the right code after five wrong ones', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.sendCode(phone);
    const right = parent.lastCode;
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await parent.enterCode(phone, wrong)).code).toBe('1000013');
    }
    expect((await parent.enterCode(phone, right)).code).toBe('1000017');
  });

  it('does not let guesses run beside each other to get more than five', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.sendCode(phone);
    const guesses = Array.from({ length: 12 }, (_, index) => String(index).padStart(6, '9'));
    const answers = await Promise.all(guesses.map((guess) => parent.enterCode(phone, guess)));
    expect(answers.filter(({ code }) => code === '1000013')).toHaveLength(5);
  });

  it('takes only the newest code', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.sendCode(phone);
    const old = parent.lastCode;
    backend.clock.pass(MINUTE);
    await parent.sendCode(phone);
    expect(parent.lastCode).not.toBe(old);
    expect((await parent.enterCode(phone, old)).code).toBe('1000013');
    expect((await parent.enterCode(phone, parent.lastCode)).code).toBe('0');
  });

  it('does not take a code that was sent for another purpose', async () => {
    const { visitor: parent, phone } = await buildParent(backend, aParent());
    await parent.sendCode(phone, AppScene.findPassword);
    expect((await parent.enterCode(phone, parent.lastCode)).code).toBe('1000013');
  });
});

describe('Sending a code', () => {
  it('shows it beside a masked phone', async () => {
    const parent = new Visitor(backend);
    await parent.sendCode('13912345678');
    expect(backend.sent.at(-1)?.line).toMatch(/^\[demo sms\] 139\*{4}5678 登录验证码 \d{6}$/);
  });

  it('makes the parent wait for 55 seconds, and counts two taps at once as one', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    const taps = await Promise.all([parent.sendCode(phone), parent.sendCode(phone)]);
    expect(taps.map(({ code }) => code).sort()).toEqual(['0', '1000016']);

    backend.clock.pass(54 * SECOND);
    expect(await parent.sendCode(phone)).toMatchObject({
      code: '1000016',
      message: '发送过于频繁，请1秒后再试',
    });
    backend.clock.pass(SECOND);
    expect((await parent.sendCode(phone)).code).toBe('0');
  });

  it('stops after eight codes an hour for one phone', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    backend.clock.set(new Date(Math.ceil(backend.clock.now().getTime() / HOUR) * HOUR));
    const codes: string[] = [];
    for (let sent = 0; sent < 9; sent += 1) {
      const secondCode = await parent.solveCaptcha();
      codes.push((await parent.sendCode(phone, AppScene.login, secondCode)).code);
      backend.clock.pass(MINUTE);
    }
    expect(codes).toEqual([...Array<string>(8).fill('0'), '1000016']);
  });

  it('keeps codes for a parent who logged in from here before, however many strangers asked for', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.smsLogin(phone);
    const stranger = new Visitor(backend);
    stranger.ip = '10.30.0.1';
    backend.clock.set(new Date(Math.ceil(backend.clock.now().getTime() / HOUR) * HOUR));
    const codes: string[] = [];
    for (let sent = 0; sent < 9; sent += 1) {
      backend.clock.pass(MINUTE);
      codes.push((await stranger.sendCode(phone, AppScene.login, await stranger.solveCaptcha())).code);
    }
    expect(codes.at(-1)).toBe('1000016');
    backend.clock.pass(MINUTE);
    const own = await parent.sendCode(phone, AppScene.login, await parent.solveCaptcha());
    expect(own.code).toBe('0');
  });

  it('does not make the parent wait after a failure of the gateway', async () => {
    const failing = await startBackend({
      env: { SMS_GATEWAY_URL: 'https://sms.example.com/send' },
      fetchFrom: async () => new Response('', { status: 500 }),
    });
    const parent = new Visitor(failing);
    const phone = newPhone();
    const answers = [await parent.sendCode(phone), await parent.sendCode(phone)];
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: '10000007', message: '验证码发送失败，请稍后再试' });
    }
    await failing.stop();
  });

  it('refuses a purpose that does not exist', async () => {
    const parent = new Visitor(backend);
    const answer = await parent.ask('sendVerificationCode', phoneFields(newPhone()), {
      'app-scene': 'party',
    });
    expect(answer).toMatchObject({ status: 400, body: { field: 'app-scene' } });
  });

  it('verifies the phone of a session only for its own parent', async () => {
    const stranger = new Visitor(backend);
    const [own, another] = [await buildParent(backend, aParent()), await buildParent(backend, aParent())];
    const scene = { 'app-scene': AppScene.cancelAccount };
    const refused = await stranger.ask('sendVerificationCodeV3', phoneFields(own.phone), scene);
    expect(refused).toMatchObject({ status: 401, code: '1000010' });

    const parent = own.visitor;
    await parent.ask('agreeToCancellation');
    const others = await parent.ask('sendVerificationCodeV3', phoneFields(another.phone), scene);
    expect(others).toMatchObject({ status: 400, body: { field: 'phoneCipher' } });
    expect((await parent.ask('sendVerificationCodeV3', phoneFields(own.phone), scene)).code).toBe('0');
  });
});

describe('A new password', () => {
  it('is set with a code for it, and ends every session', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.smsLogin(phone);
    await parent.sendCode(phone, AppScene.findPassword);
    const passwordCipher = encrypt('Wandou2027');
    const request = { ...phoneFields(phone), passwordCipher, verificationCode: parent.lastCode };
    expect((await parent.ask('resetPassword', request)).code).toBe('0');

    expect(await parent.ask('getPersonInfo')).toMatchObject({ status: 401, code: '10000004' });
    expect((await parent.passwordLogin(phone, 'Wandou2027')).code).toBe('0');
  });

  it('ends a login that is half done', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.sendCode(phone);
    const halfDone = await parent.ask('verificationLogin', {
      ...loginFields(phone),
      ...parent.codeFields(),
    });
    // The next code may be sent only after a wait; the temporary token lives longer.
    backend.clock.pass(61_000);
    await parent.sendCode(phone, AppScene.findPassword);
    expect((await reset(phone, 'Wandou2027', parent.lastCode)).code).toBe('0');
    const opened = await parent.ask('exchangeTemporaryToken', { token: halfDone.data.token });
    expect(opened.code).toBe('1000020');
  });

  const reset = (phone: string, password: string, verificationCode: string) => {
    const request = { ...phoneFields(phone), passwordCipher: encrypt(password), verificationCode };
    return new Visitor(backend).ask('resetPassword', request);
  };

  it.each([
    ['seven characters', 'Wandou7'],
    ['twenty-one characters', 'Wandou202620262026202'],
    ['no digit', 'WandouWandou'],
    ['no letter', '20262026'],
    ['a letter that is none of A to Z', '豌豆豌豆2026'],
    ['a blank', 'Wandou 2026'],
  ])('is refused with %s, and the field is named', async (_what, password) => {
    expect(await reset(newPhone(), password, '123456')).toMatchObject({
      status: 400,
      code: '10000001',
      message: '密码需为8–20位，且同时包含字母和数字',
      body: { field: 'passwordCipher' },
    });
  });

  it.each(['Wandou26', 'Wandou20262026202620', '豌豆a-1!@#￥'])('may be %s', async (password) => {
    // The password is valid: it is checked before the code, and only the code is wrong.
    const { phone } = await buildParent(backend, aParent());
    expect((await reset(phone, password, '123456')).code).toMatch(/^10000(13|15)$/);
  });

  it('is not set for a phone without an account, which only the owner of the phone learns', async () => {
    let unknown = '';
    for (const call of [
      'sendVerificationCode',
      'sendLoginVerificationCode',
      'sendVerificationCodeV3',
    ] as const) {
      const ask = (asked: string) =>
        new Visitor(backend).ask(call, phoneFields(asked), { 'app-scene': AppScene.findPassword });
      const { phone } = await buildParent(backend, aParent());
      unknown = newPhone();
      const [known, nobody] = [await ask(phone), await ask(unknown)];
      expect(nobody).toMatchObject({ status: 200, code: '0' });
      expect({ ...nobody.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
    }
    const code = backend.sent.at(-1)?.code ?? '';
    expect(await reset(unknown, 'Wandou2027', code)).toMatchObject({
      code: '1000018',
      message: '该手机号尚未注册',
    });
  });
});
