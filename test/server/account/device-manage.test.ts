import { DAY, MINUTE } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { aParent } from '../../builders/parent';
import { buildParent } from '../support/people';
import { encrypt, loginFields, PASSWORD, Visitor } from '../support/visitor';

const withFullDevices = aParent()
  .withAccount({ deviceLimit: 3 })
  .withDevices('iPhone 13', 'HUAWEI Mate 60', 'iPad 9');

let backend: Backend;
/** Phone of an account at its device limit. */
let full: string;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  ({ phone: full } = await withFullDevices.build(backend.services));
});

function on(deviceId: string | null): Visitor {
  const visitor = new Visitor(backend);
  visitor.deviceId = deviceId;
  return visitor;
}

interface Row {
  readonly deviceKey: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly isLoggedIn: boolean;
  readonly lastSeenAt: string;
}
const listed = async (visitor: Visitor) => {
  const { data } = await visitor.ask('listDevices');
  return data as unknown as { readonly limit: number; readonly devices: readonly Row[] };
};
const keyOf = async (visitor: Visitor, name: string) =>
  (await listed(visitor)).devices.find((row) => row.name === name)?.deviceKey ?? '';

describe('the devices of an account', () => {
  it('are listed with this one first, and none of another account', async () => {
    const parent = on('known-device-1');
    await parent.passwordLogin(full);
    const { limit, devices } = await listed(parent);
    expect(limit).toBe(3);
    expect(devices.map(({ name, isCurrent, isLoggedIn }) => ({ name, isCurrent, isLoggedIn }))).toEqual([
      { name: 'iPhone 13', isCurrent: true, isLoggedIn: true },
      { name: 'iPad 9', isCurrent: false, isLoggedIn: false },
      { name: 'HUAWEI Mate 60', isCurrent: false, isLoggedIn: false },
    ]);
    expect(JSON.stringify(devices)).not.toContain('known-device');
    const other = on('browser-of-other');
    await other.passwordLogin((await buildParent(backend, aParent())).phone);
    expect((await listed(other)).devices).toHaveLength(1);
  });

  it('need a session', async () => {
    expect((await on('browser-new-1').ask('listDevices')).status).toBe(401);
    const key = 'x'.repeat(43);
    expect((await on('browser-new-1').ask('removeDevice', { deviceKey: key })).status).toBe(401);
  });
});

describe('a device that is removed', () => {
  it('frees its place: the password login that was refused goes through', async () => {
    const parent = on('known-device-1');
    await parent.passwordLogin(full);
    expect((await on('browser-new-1').passwordLogin(full)).code).toBe('100088');
    const deviceKey = await keyOf(parent, 'iPad 9');
    expect((await parent.ask('removeDevice', { deviceKey })).code).toBe('00000000');
    expect((await listed(parent)).devices).toHaveLength(2);
    expect((await on('browser-new-1').passwordLogin(full)).code).toBe('0');
  });

  it('is logged out at once, and its half-done login with it', async () => {
    const [parent, leaving] = [on('known-device-1'), on('known-device-3')];
    await parent.passwordLogin(full);
    await leaving.passwordLogin(full);
    const half = await leaving.ask('pwdLogin', {
      ...loginFields(full),
      passwordCipher: encrypt(PASSWORD),
    });
    const deviceKey = await keyOf(parent, 'iPad 9');
    await parent.ask('removeDevice', { deviceKey });
    expect(await leaving.ask('getPersonInfo')).toMatchObject({ status: 401, code: '10000004' });
    const exchanged = await leaving.ask('exchangeTemporaryToken', { token: half.data.token });
    expect(exchanged.code).toBe('1000020');
    expect((await parent.ask('getPersonInfo')).code).toBe('00000000');
  });

  it('may be gone already', async () => {
    const parent = on('known-device-1');
    await parent.passwordLogin(full);
    const deviceKey = await keyOf(parent, 'iPad 9');
    await parent.ask('removeDevice', { deviceKey });
    expect((await parent.ask('removeDevice', { deviceKey })).code).toBe('10000002');
  });

  it('is never that of another parent, and never the one in use', async () => {
    const [parent, other] = [on('known-device-1'), on('browser-of-other')];
    await parent.passwordLogin(full);
    await other.passwordLogin((await buildParent(backend, aParent())).phone);
    const theirs = (await listed(other)).devices[0]?.deviceKey;
    expect((await parent.ask('removeDevice', { deviceKey: theirs })).code).toBe('10000002');
    expect((await listed(other)).devices).toHaveLength(1);
    const own = (await listed(parent)).devices[0]?.deviceKey;
    expect(await parent.ask('removeDevice', { deviceKey: own })).toMatchObject({
      status: 400,
      body: { field: 'deviceKey' },
    });
  });

  it.each(['', 'short', `${'x'.repeat(42)}!`])('is named by a key, not by %j', async (deviceKey) => {
    const parent = on('known-device-1');
    await parent.passwordLogin(full);
    expect(await parent.ask('removeDevice', { deviceKey })).toMatchObject({
      status: 400,
      body: { field: 'deviceKey' },
    });
  });
});

describe('when a device was last seen', () => {
  it('is when its session was used last', async () => {
    const [parent, away] = [on('known-device-1'), on('known-device-3')];
    await away.passwordLogin(full);
    backend.clock.pass(2 * DAY);
    await away.ask('getPersonInfo');
    backend.clock.pass(MINUTE);
    await parent.passwordLogin(full);
    const ipad = (await listed(parent)).devices.find(({ name }) => name === 'iPad 9');
    expect(ipad).toMatchObject({ isLoggedIn: true, lastSeenAt: '2026-11-23 09:00:00' });
  });
});
