/** Keys are exchanged while parents go on: two are understood for a while. */
import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppScene } from '../../../src/contract/account/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { accounts } from '../../../server/domains/account/tables';
import { lookupOf, openPhoneBy } from '../../../server/domains/account/phone';
import { addresses } from '../../../server/domains/addresses/tables';
import { loadConfig } from '../../../server/core/config';
import { sign, isSigned } from '../../../server/core/signatures';
import { rotateKeysCommand } from '../../../server/rotate-keys';
import { aParent } from '../../builders/parent';
import { address as anAddress } from '../../builders/addresses';
import { startBackend, type Backend, type BackendOptions } from '../support/backend';
import { urlOf } from '../support/cluster';
import { loginFields, PASSWORD, encrypt, Visitor } from '../support/visitor';

const OLD = 'an old secret of more than 32 characters';
const NEW = 'a new secret of more than 32 characters';

const opened: Backend[] = [];
afterAll(async () => {
  for (const backend of opened) await backend.stop();
});

async function instance(env: NonNullable<BackendOptions['env']>, of?: Backend): Promise<Backend> {
  const options = of === undefined ? { empty: true } : { database: of.database, clock: of.clock };
  const backend = await startBackend({ env, ...options });
  opened.push(backend);
  return backend;
}

const everyOld = { PHONE_KEY: OLD };
const bothOld = { PHONE_KEY: OLD, PHONE_KEY_ALSO: NEW };
const bothNew = { PHONE_KEY: NEW, PHONE_KEY_ALSO: OLD };
const everyNew = { PHONE_KEY: NEW };

const accountsIn = ({ services: { db } }: Backend) => db.select().from(accounts).orderBy(accounts.id);

/** A code is sent once a minute. */
async function logIn(backend: Backend, phone: string): Promise<string> {
  backend.clock.pass(3_600_000);
  return (await new Visitor(backend).smsLogin(phone)).code;
}

async function rotate(backend: Backend) {
  const lines: string[] = [];
  const env = { ...bothNew, DATABASE_URL: urlOf(backend.database), DEMO: '0' };
  const print = (line: string) => void lines.push(line);
  return { code: await rotateKeysCommand(env, print, print), lines };
}

describe('While PHONE_KEY is exchanged', () => {
  it('a parent keeps his account: before, during and after the rotation', async () => {
    const first = await instance(everyOld);
    const phone = '13712340001';
    const quiet = await aParent().build(first.services);
    expect(await logIn(first, phone)).toBe('0');
    const before = await accountsIn(first);

    const next = await instance(bothNew, first);
    expect(await logIn(next, phone)).toBe('0');
    expect((await accountsIn(next)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

    expect((await rotate(next)).code).toBe(0);
    const last = await instance(everyNew, first);
    for (const number of [phone, quiet.phone]) expect(await logIn(last, number)).toBe('0');
    expect((await accountsIn(last)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('a code of one instance is taken by the other, whichever key it writes with', async () => {
    const old = await instance(bothOld);
    const young = await instance(bothNew, old);
    for (const [index, [here, there]] of [
      [old, young],
      [young, old],
    ].entries()) {
      const phone = `1371234000${index + 2}`;
      const visitor = new Visitor(here as Backend);
      expect((await visitor.sendCode(phone, AppScene.login)).code).toBe('0');
      const other = new Visitor(there as Backend);
      const answer = await other.enterCode(phone, visitor.lastCode, visitor.codeFields());
      expect(answer.code).toBe('0');
    }
    expect(await accountsIn(old)).toHaveLength(2);
  });

  it('the rotation renews every stored phone, hash and cipher, and a second one finds nothing', async () => {
    const backend = await instance(everyOld);
    const parent = await aParent().with(anAddress()).build(backend.services);
    const next = await instance(bothNew, backend);
    const { code, lines } = await rotate(next);
    expect([code, lines.at(-1)]).toEqual([0, '2 phones renewed, none left: PHONE_KEY_ALSO may go']);
    const { db, config } = next.services;
    const [account] = await db.select().from(accounts).where(eq(accounts.id, parent.accountId));
    const [address] = await db.select().from(addresses);
    const { keys } = config;
    expect(account?.phoneLookup).toBe(lookupOf(keys, { areaCode: '86', number: parent.phone }));
    expect(openPhoneBy(keys, account?.phoneCipher ?? '')).toBe(parent.phone);
    expect(openPhoneBy(keys, address?.phoneCipher ?? '')).not.toBeNull();
    expect((await rotate(next)).lines.at(-1)).toBe('0 phones renewed, none left: PHONE_KEY_ALSO may go');
  });

  it('no instance starts without a key that phones are stored by', async () => {
    const backend = await instance(everyOld);
    await instance(bothOld, backend);
    await expect(instance(everyNew, backend)).rejects.toThrow('PHONE_KEY is not the key');
    await instance(bothNew, backend);
    await expect(instance(everyOld, backend)).rejects.toThrow('PHONE_KEY is not the key');
    await expect(instance(everyNew, backend)).rejects.toThrow('PHONE_KEY is not the key');
    expect((await rotate(backend)).code).toBe(0);
    await expect(instance(everyOld, backend)).rejects.toThrow('PHONE_KEY is not the key');
    await instance(everyNew, backend);
  });
});

describe('While the RSA key is exchanged', () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const encryptNew = (text: string) =>
    publicEncrypt({ key: pair.publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString(
      'base64',
    );

  it('apps of both builds log in, and an even older build learns that it is too old', async () => {
    const env = { RSA_PRIVATE_KEY_ALSO: pem, RSA_KEY_VERSION_ALSO: 'v2' };
    const backend = await startBackend({ env });
    opened.push(backend);
    const { phone } = await aParent().build(backend.services);
    const login = (cipherVersion: string, seal: (text: string) => string) =>
      new Visitor(backend).ask('pwdLogin', {
        ...loginFields(phone),
        cipherVersion,
        phoneCipher: seal(phone),
        passwordCipher: seal(PASSWORD),
      });
    expect((await login('v1', encrypt)).code).toBe('0');
    expect((await login('v2', encryptNew)).code).toBe('0');
    expect(await login('v3', encrypt)).toMatchObject({
      code: BACKEND_CODE.buildTooOld,
      message: '当前版本太旧，请更新后再登录',
    });
  });
});

describe('Signatures', () => {
  it('hang on a key of their own, of which two are understood', () => {
    const [now, until] = [new Date(0), new Date(1000)];
    const old = loadConfig({ ...everyOld, SIGNATURE_KEY: OLD }).keys;
    const other = loadConfig({ ...everyNew, SIGNATURE_KEY: OLD }).keys;
    const both = loadConfig({ SIGNATURE_KEY: NEW, SIGNATURE_KEY_ALSO: OLD }).keys;
    const young = loadConfig({ SIGNATURE_KEY: NEW }).keys;
    const signature = sign(old, 'file', 'a', until);
    const judged = [other, both, young].map((keys) => isSigned(keys, 'file', 'a', signature, now));
    expect(judged).toEqual([true, true, false]);
    expect(isSigned(young, 'file', 'a', sign(both, 'file', 'a', until), now)).toBe(true);
  });
});
