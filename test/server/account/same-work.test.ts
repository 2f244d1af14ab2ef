/** Invalid padding can be detected neither by the response nor by its cost. Argon2 is nearly all of that, so its rounds are counted. */
import { randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import type { Address } from '../../../src/contract/addresses/schema';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { encrypt, loginFields, phoneFields, Visitor } from '../support/visitor';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify), hash: jest.fn(real.hash) };
});

/** As long as a ciphertext, but with invalid padding. */
const badPadding = Buffer.concat([Buffer.of(1), randomBytes(255)]).toString('base64');

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('A password login that fails', () => {
  it('costs one round of Argon2, be the padding, the password or the phone wrong, or the account without a password', async () => {
    const { phone } = await buildParent(backend, aParent());
    const visitor = new Visitor(backend);
    const byCode = '13911110001';
    await visitor.smsLogin(byCode);
    const tries: Record<string, readonly [phone: string, passwordCipher: string]> = {
      // The first request creates the dummy hash used for unknown accounts.
      first: ['13911110002', encrypt('Wandou2025')],
      padding: [phone, badPadding],
      password: [phone, encrypt('Wandou2025')],
      unknown: ['13911110003', encrypt('Wandou2026')],
      withoutPassword: [byCode, encrypt('Wandou2026')],
    };
    const work: Record<string, readonly number[]> = {};
    for (const [what, [of, passwordCipher]] of Object.entries(tries)) {
      jest.mocked(argon2.verify).mockClear();
      jest.mocked(argon2.hash).mockClear();
      expect((await visitor.ask('pwdLogin', { ...loginFields(of), passwordCipher })).code).toBe('1000011');
      work[what] = [jest.mocked(argon2.verify).mock.calls.length, jest.mocked(argon2.hash).mock.calls.length];
    }
    const { first: _decoy, ...rest } = work;
    expect(rest).toEqual({ padding: [1, 0], password: [1, 0], unknown: [1, 0], withoutPassword: [1, 0] });
  });
});

describe('A phone of an address', () => {
  it('that is not encrypted gets the same answer as an invalid one', async () => {
    const { visitor } = await buildParent(backend, aParent().withAddress());
    const [address] = (await visitor.ask('listAddresses')).data as unknown as readonly Address[];
    const noPhone = encrypt('k3-!');
    const content = {
      receiverName: '陈女士',
      provinceId: 110000,
      cityId: 110100,
      areaId: 110108,
      detail: '中关村大街1号3单元',
      isDefault: false,
    };
    const { addressId, version } = address ?? {};
    const bodies = async (phoneCipher: string) => {
      const phone = { ...phoneFields('13812345678'), phoneCipher };
      const answers = [
        await visitor.ask('addAddress', { ...content, ...phone }),
        await visitor.ask('updateAddress', { ...content, addressId, version, newPhone: phone }),
      ];
      return answers.map(({ status, body }) => ({
        status,
        field: body.field,
        body: { ...body, requestId: '' },
      }));
    };
    const refused = await bodies(noPhone);
    expect(refused.map(({ field }) => field)).toEqual(['phoneCipher', 'phoneCipher']);
    expect(await bodies(badPadding)).toEqual(refused);
  });
});
