import { loadImage } from '@napi-rs/canvas';
import { AppScene } from '../../../src/contract/account/values';
import { encryptText } from '../../../server/domains/account/captcha/handlers';
import { DAY, MINUTE, SECOND } from '../../../server/core/time';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { phoneFields, Visitor } from '../support/visitor';

let backend: Backend;
/** Phone of an account that always requires a captcha. */
let alwaysAsked: string;
beforeAll(async () => {
  backend = await startBackend();
  ({ phone: alwaysAsked } = await aParent().withAccount({ alwaysCaptcha: true }).build(backend.services));
});
afterAll(() => backend.stop());
beforeEach(() => {
  // Resets the counters of earlier tests.
  backend.clock.pass(DAY);
});

/** A moment at which no window of this length, nor of its half, has begun before. */
const startOfWindow = (lengthMs: number, clock = backend.clock): void =>
  clock.set(new Date(Math.ceil(clock.now().getTime() / lengthMs) * lengthMs));

describe('The slider captcha', () => {
  it('encrypts as the protocol does', () => {
    expect(encryptText('{"x":100,"y":5}', 'XwKsGlMcdPMEhR1B')).toBe('5Kn7GU2It544MtFJOM71Qw==');
  });

  it('draws a picture of 310 x 155 and a piece of 47 x 155, new ones each time', async () => {
    const parent = new Visitor(backend);
    const [first, second] = [await parent.getCaptcha(), await parent.getCaptcha()];
    expect(first.code).toBe('0000');
    const sizeOf = async (base64: unknown) => {
      const { width, height } = await loadImage(Buffer.from(String(base64), 'base64'));
      return [width, height];
    };
    expect(await sizeOf(first.data.originalImageBase64)).toEqual([310, 155]);
    expect(await sizeOf(first.data.jigsawImageBase64)).toEqual([47, 155]);
    expect(first.secretKey).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(second.data.originalImageBase64).not.toBe(first.data.originalImageBase64);
  });

  it('accepts the piece up to five pixels from its place, and no further', async () => {
    const parent = new Visitor(backend);
    for (const [distance, code] of [
      [0, '0000'],
      [5, '0000'],
      [-5, '0000'],
      [5.5, '6111'],
      [-6, '6111'],
    ] as const) {
      const captcha = await parent.getCaptcha();
      expect((await parent.drag(captcha, (await parent.gapOf(captcha)) + distance)).code).toBe(code);
    }
  });

  it('gives one try, right or wrong', async () => {
    const parent = new Visitor(backend);
    const wrong = await parent.getCaptcha();
    expect((await parent.drag(wrong, 0)).code).toBe('6111');
    expect((await parent.drag(wrong, await parent.gapOf(wrong))).code).toBe('6110');

    const right = await parent.getCaptcha();
    expect((await parent.drag(right, await parent.gapOf(right))).code).toBe('0000');
    expect((await parent.drag(right, await parent.gapOf(right))).code).toBe('6110');
  });

  it('counts what cannot be decrypted as a wrong place', async () => {
    const parent = new Visitor(backend);
    const { token } = await parent.getCaptcha();
    const request = { captchaType: 'blockPuzzle', pointJson: 'QUJDREVGR0hJSktMTU5PUA==', token };
    expect((await parent.ask('checkCaptcha', request)).code).toBe('6111');
  });

  it('says in an answer of 200 that a request makes no sense, as its clients read it', async () => {
    const parent = new Visitor(backend);
    expect(await parent.ask('getCaptcha', { captchaType: 'clickWord' })).toMatchObject({
      status: 200,
      code: '6206',
    });
    expect(await parent.ask('checkCaptcha', {})).toMatchObject({ status: 200, code: '6206' });
  });

  it('expires after two minutes', async () => {
    const parent = new Visitor(backend);
    const captcha = await parent.getCaptcha();
    backend.clock.pass(2 * MINUTE);
    expect((await parent.drag(captcha, await parent.gapOf(captcha))).code).toBe('6110');
  });

  it('makes a client wait after ten failures in five minutes', async () => {
    const parent = new Visitor(backend);
    startOfWindow(10 * MINUTE);
    for (let failure = 0; failure < 10; failure += 1) await parent.drag(await parent.getCaptcha(), 0);
    expect((await parent.getCaptcha()).code).toBe('6202');
    expect((await parent.getCaptcha(AppScene.login, 'another-client')).code).toBe('0000');
    backend.clock.pass(5 * MINUTE);
    expect((await parent.getCaptcha()).code).toBe('0000');
  });

  it('makes an address wait after thirty failures, whatever its clients call themselves', async () => {
    const guesser = new Visitor(backend);
    guesser.ip = '10.66.6.6';
    startOfWindow(5 * MINUTE);
    for (let guess = 0; guess < 30; guess += 1) {
      await guesser.drag(await guesser.getCaptcha(AppScene.login, `client-${guess}`), 0);
    }
    expect((await guesser.getCaptcha(AppScene.login, 'yet-another')).code).toBe('6202');
    expect((await new Visitor(backend).getCaptcha()).code).toBe('0000');
  });

  it('is not handed out or checked more often than so many times a minute', async () => {
    const strict = await startBackend({ env: { RATE_LIMIT_CAPTCHA_PER_MINUTE: '3' } });
    const parent = new Visitor(strict);
    startOfWindow(2 * MINUTE, strict.clock);
    const got = [];
    for (let asked = 0; asked < 4; asked += 1) got.push((await parent.getCaptcha()).code);
    expect(got).toEqual(['0000', '0000', '0000', '6201']);
    const guess = { captchaType: 'blockPuzzle', pointJson: 'QUJD', token: 'nothing' };
    const checked = [];
    for (let tried = 0; tried < 4; tried += 1) checked.push((await parent.ask('checkCaptcha', guess)).code);
    expect(checked).toEqual(['6110', '6110', '6110', '6204']);
    strict.clock.pass(MINUTE);
    const later = [(await parent.getCaptcha()).code, (await parent.ask('checkCaptcha', guess)).code];
    expect(later).toEqual(['0000', '6110']);
    await strict.stop();
  });
});

describe('Code 4011', () => {
  it('comes with every code for an account that always asks', async () => {
    const parent = new Visitor(backend);
    expect(await parent.sendCode(alwaysAsked)).toMatchObject({ status: 200, code: '4011' });
    const secondCode = await parent.solveCaptcha();
    expect((await parent.sendCode(alwaysAsked, AppScene.login, secondCode)).code).toBe('0');
  });

  it('comes through the CRM, too, whose codes are those of the other calls', async () => {
    const parent = new Visitor(backend);
    const ask = (secondCode: Record<string, string> = {}) =>
      parent.ask('sendCrmSms', phoneFields(alwaysAsked), { 'app-scene': AppScene.login, ...secondCode });
    expect(await ask()).toMatchObject({ status: 200, code: '4011' });
    const sent = await ask({ 'captcha-verification': await parent.solveCaptcha() });
    expect([sent.code, sent.data]).toEqual(['0', null]);
    expect((await parent.enterCode(alwaysAsked, parent.lastCode)).code).toBe('0');
  });

  it('comes with the third code for one phone in ten minutes', async () => {
    const parent = new Visitor(backend);
    startOfWindow(20 * MINUTE);
    const codes: string[] = [];
    for (const waitMs of [MINUTE, MINUTE, 8 * MINUTE, 0]) {
      codes.push((await parent.sendCode('13700000001')).code);
      backend.clock.pass(waitMs);
    }
    expect(codes).toEqual(['0', '0', '4011', '0']);
  });

  it('comes with the fifth code from one address, whatever the phones', async () => {
    const strict = await startBackend({ env: { SMS_CAPTCHA_FROM_IP_SEND: '5' } });
    const parent = new Visitor(strict);
    const codes: string[] = [];
    for (let phone = 13700000010; phone < 13700000015; phone += 1) {
      codes.push((await parent.sendCode(String(phone))).code);
    }
    expect(codes).toEqual(['0', '0', '0', '0', '4011']);
    await strict.stop();
  });

  it('takes a solved captcha once', async () => {
    const parent = new Visitor(backend);
    const secondCode = await parent.solveCaptcha();
    await parent.sendCode(alwaysAsked, AppScene.login, secondCode);
    backend.clock.pass(MINUTE);
    expect((await parent.sendCode(alwaysAsked, AppScene.login, secondCode)).code).toBe('4011');
  });

  it('accepts it again when the send that it paid for was refused as too early', async () => {
    const parent = new Visitor(backend);
    await parent.sendCode(alwaysAsked, AppScene.login, await parent.solveCaptcha());
    const secondCode = await parent.solveCaptcha();
    expect((await parent.sendCode(alwaysAsked, AppScene.login, secondCode)).code).toBe('1000016');
    backend.clock.pass(MINUTE);
    expect((await parent.sendCode(alwaysAsked, AppScene.login, secondCode)).code).toBe('0');
  });

  it('accepts it for three minutes', async () => {
    const parent = new Visitor(backend);
    const secondCode = await parent.solveCaptcha();
    backend.clock.pass(179 * SECOND);
    expect((await parent.sendCode(alwaysAsked, AppScene.login, secondCode)).code).toBe('0');
    const late = await parent.solveCaptcha();
    backend.clock.pass(180 * SECOND);
    expect((await parent.sendCode(alwaysAsked, AppScene.login, late)).code).toBe('4011');
  });

  it('accepts it for the purpose it was solved for', async () => {
    const parent = new Visitor(backend);
    const secondCode = await parent.solveCaptcha(AppScene.findPassword);
    expect((await parent.sendCode(alwaysAsked, AppScene.login, secondCode)).code).toBe('4011');
  });

  it('is not impressed by an invented second code', async () => {
    const parent = new Visitor(backend);
    expect((await parent.sendCode(alwaysAsked, AppScene.login, 'QUJDREVG')).code).toBe('4011');
  });
});
