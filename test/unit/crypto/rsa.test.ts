import fs from 'node:fs';
import path from 'node:path';
import forge from 'node-forge';
import { createFakePlatform } from '@/platform/fake';
import { ok } from '@/contract/errors';
import { encryptForMember } from '@/services/crypto';
import { fillPool, nextRandomByte } from '@/services/crypto/random-pool';
import { encryptRsa } from '@/services/crypto/rsa';

// As in both builds: config/replace-modules.ts.
jest.mock('jsencrypt', () => jest.requireActual('../../../node_modules/jsencrypt/lib/index.js'));
jest.mock('../../../node_modules/jsencrypt/lib/lib/jsbn/rng', () =>
  jest.requireActual('@/services/crypto/jsbn-rng'),
);

const demoKeys = path.resolve(__dirname, '../../../server/core/demo-keys');
const publicKey = fs.readFileSync(path.join(demoKeys, 'DEMO_ONLY_public.pem'), 'utf8');
const privateKey = forge.pki.privateKeyFromPem(
  fs.readFileSync(path.join(demoKeys, 'DEMO_ONLY_private.pem'), 'utf8'),
);

const decrypt = (cipher: string): string =>
  Buffer.from(privateKey.decrypt(forge.util.decode64(cipher), 'RSAES-PKCS1-V1_5'), 'binary').toString('utf8');

describe('encrypting for the member service', () => {
  it('makes ciphers that the private key opens, phone and password alike', async () => {
    const ciphers = await encryptForMember(createFakePlatform(), publicKey, [
      '13800000001',
      'Wandou2026 密码',
    ]);
    expect(ciphers.ok && ciphers.value.map(decrypt)).toEqual(['13800000001', 'Wandou2026 密码']);
  });

  it('never asks Math.random', async () => {
    const random = jest.spyOn(Math, 'random');
    await encryptForMember(createFakePlatform(), publicKey, ['13800000001']);
    expect(random).not.toHaveBeenCalled();
    random.mockRestore();
  });

  it('makes another cipher of the same text each time', async () => {
    const ciphers = await encryptForMember(createFakePlatform(), publicKey, ['13800000001', '13800000001']);
    expect(ciphers.ok && new Set(ciphers.value).size).toBe(2);
  });

  it('fails without randomness instead of finding some elsewhere', async () => {
    const platform = createFakePlatform({ randomBytes: () => Promise.resolve(ok(new Uint8Array(0))) });
    const failed = { ok: false, error: { kind: 'unsupported', ability: 'rsa' } };
    expect(await encryptForMember(platform, publicKey, ['13800000001'])).toEqual(failed);
    expect(encryptRsa(publicKey, 'x', new Uint8Array(3))).toBeUndefined();
  });

  it('fails for an invalid key', async () => {
    expect(await encryptForMember(createFakePlatform(), 'no key', ['13800000001'])).toMatchObject({
      ok: false,
    });
  });
});

describe('the pool of random bytes', () => {
  it('throws when it is empty', () => {
    fillPool(Uint8Array.from([7]));
    expect(nextRandomByte()).toBe(7);
    expect(nextRandomByte).toThrow('no random bytes left');
  });
});
