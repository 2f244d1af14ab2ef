import { AppScene } from '../../../src/contract/account/values';
import { MINUTE } from '../../../server/core/time';
import { newPhone } from '../../builders/account';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { phoneFields, Visitor } from '../support/visitor';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('The token of a code', () => {
  const given = async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    const { data } = await parent.sendCode(phone);
    return { phone, parent, token: String(data.verificationCodeToken) };
  };

  it('is given out with the code and has to come back with it', async () => {
    const { phone, parent, token } = await given();
    const code = parent.lastCode;
    const other = await given();
    const tryWith = (verificationCodeToken?: string) =>
      parent.enterCode(phone, code, { verificationCodeToken });
    expect(await tryWith(other.token)).toMatchObject({ code: '1000013' });
    expect(await tryWith(undefined)).toMatchObject({ code: '1000013' });
    expect(await tryWith(token)).toMatchObject({ code: '0' });
  });

  it('that is wrong is a guess as a wrong code is', async () => {
    const { phone, parent, token } = await given();
    const code = parent.lastCode;
    for (let guess = 0; guess < 5; guess += 1)
      expect((await parent.enterCode(phone, code, { verificationCodeToken: 'wrong' })).code).toBe('1000013');
    expect((await parent.enterCode(phone, code, { verificationCodeToken: token })).code).toBe('1000017');
  });

  it('is optional for a code that came without one, as by the CRM', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.ask('sendCrmSms', phoneFields(phone), { 'app-scene': AppScene.login });
    expect((await parent.enterCode(phone, parent.lastCode)).code).toBe('0');
  });
});

describe('A login for a phone that must have an account already', () => {
  it('is refused by code and text where it has none, and makes none', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    expect(await parent.smsLogin(phone, { registered: true })).toMatchObject({
      code: '1000018',
      message: '该手机号尚未注册',
      data: null,
    });
    backend.clock.pass(MINUTE);
    expect(await parent.smsLogin(phone, { registered: false })).toMatchObject({
      data: { isFirstLogin: true },
    });
    const { phone: known } = await buildParent(backend, aParent());
    expect(await parent.smsLogin(known, { registered: true })).toMatchObject({
      data: { isFirstLogin: false },
    });
  });

  it('is refused only after the phone was proved by its code', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.sendCode(phone);
    const wrong = parent.lastCode === '000000' ? '000001' : '000000';
    expect(await parent.enterCode(phone, wrong, { registered: true })).toMatchObject({ code: '1000013' });
  });
});
