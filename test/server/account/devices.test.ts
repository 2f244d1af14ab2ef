import { AppScene } from '../../../src/contract/account/values';
import { aParent } from '../../builders/parent';
import { DAY, MINUTE } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { encrypt, PASSWORD, phoneFields, Visitor } from '../support/visitor';

const FULL = '18612345678';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  const limited = aParent().withPhone(FULL).withAccount({ deviceLimit: 3 });
  await limited.withDevices('iPhone 13', 'HUAWEI Mate 60', 'iPad 9').build(backend.services);
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.pass(DAY));

/** A visitor with this device id. */
function on(deviceId: string | null): Visitor {
  const visitor = new Visitor(backend);
  visitor.deviceId = deviceId;
  return visitor;
}

describe('An account at its device limit', () => {
  it('refuses a password login on a new device with 100088, and one that hides its device', async () => {
    expect(await on('browser-new-1').passwordLogin(FULL)).toMatchObject({
      status: 200,
      code: '100088',
    });
    expect((await on(null).passwordLogin(FULL)).code).toBe('100088');
  });

  it('does not say so without the right password', async () => {
    expect((await on('browser-new-1').passwordLogin(FULL, 'Wandou2025')).code).toBe('1000011');
  });

  it('lets a device in that it knows', async () => {
    expect((await on('known-device-2').passwordLogin(FULL)).code).toBe('0');
  });

  it('lets an SMS login in, and the oldest device leaves with its session', async () => {
    const oldest = on('known-device-1');
    await oldest.passwordLogin(FULL);
    for (const name of ['known-device-2', 'known-device-3']) {
      backend.clock.pass(MINUTE);
      await on(name).passwordLogin(FULL);
    }
    expect((await oldest.ask('getPersonInfo')).code).toBe('00000000');

    const newcomer = on('browser-new-2');
    expect((await newcomer.smsLogin(FULL)).code).toBe('0');
    expect(await oldest.ask('getPersonInfo')).toMatchObject({ status: 401, code: '10000004' });
    expect((await on('known-device-1').passwordLogin(FULL)).code).toBe('100088');
  });
});

describe('The device limit of the configuration', () => {
  it('holds for accounts without one of their own, and for logins beside each other', async () => {
    const strict = await startBackend({ env: { DEVICE_LIMIT: '2' } });
    const phone = '13612340001';
    const owner = new Visitor(strict);
    owner.deviceId = 'phone-of-mother';
    await owner.smsLogin(phone);
    strict.clock.pass(MINUTE);
    await owner.sendCode(phone, AppScene.findPassword);
    const request = {
      ...phoneFields(phone),
      passwordCipher: encrypt(PASSWORD),
      verificationCode: owner.lastCode,
    };
    await owner.ask('resetPassword', request);

    const others = Array.from({ length: 10 }, (_, index) => {
      const visitor = new Visitor(strict);
      visitor.deviceId = `phone-of-aunt-${index}`;
      visitor.ip = `10.5.5.${index}`;
      return visitor;
    });
    const answers = await Promise.all(others.map((visitor) => visitor.passwordLogin(phone)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', ...Array<string>(9).fill('100088')]);
    await strict.stop();
  });
});
