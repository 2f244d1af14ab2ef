import { asc, eq } from 'drizzle-orm';
import type { Address } from '../../../src/contract/addresses/schema';
import { AddressOutcome, MAX_ADDRESSES } from '../../../src/contract/addresses/values';
import { students } from '../../../server/domains/account/tables';
import { openPhone } from '../../../server/domains/account/phone';
import { addresses } from '../../../server/domains/addresses/tables';
import { startBackend, type Backend } from '../support/backend';
import { aParent } from '../../builders/parent';
import { buildParent } from '../support/people';
import { encrypt, phoneFields, Visitor } from '../support/visitor';
import { untilBlocked } from '../support/waiting';

const HAIDIAN = { provinceId: 110000, cityId: 110100, areaId: 110108 };
const PHONE = '13812345678';

let backend: Backend;
let parent: Visitor;
let userId: number;
let other: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  ({ visitor: parent, userId } = await buildParent(backend, aParent()));
  ({ visitor: other } = await buildParent(backend, aParent()));
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.services.db.delete(addresses);
});

const content = (more: Record<string, unknown> = {}) => ({
  receiverName: '陈女士',
  ...HAIDIAN,
  detail: '中关村大街1号3单元',
  isDefault: false,
  ...more,
});
const fresh = (more: Record<string, unknown> = {}) => ({ ...phoneFields(PHONE), ...content(more) });
const stored = () => backend.services.db.select().from(addresses).orderBy(asc(addresses.id));
const listed = async (who = parent) => (await who.ask('listAddresses')).data as unknown as readonly Address[];

async function added(more: Record<string, unknown> = {}, who = parent): Promise<Address> {
  const { data, code } = await who.ask('addAddress', fresh(more));
  expect(code).toBe('00000000');
  backend.clock.pass(1000);
  return data as unknown as Address;
}

const change = (address: Address, more: Record<string, unknown> = {}) => ({
  addressId: address.addressId,
  version: address.version,
  ...content({ isDefault: address.isDefault, ...more }),
});

describe('An address that is added', () => {
  it('is stored with the names of its place, without blanks at its ends, and without a readable phone', async () => {
    const address = await added({ receiverName: ' 陈女士 ', detail: ' 中关村大街1号3单元\n' });
    expect(address).toMatchObject({
      receiverName: '陈女士',
      phoneMask: '138****5678',
      province: '北京市',
      city: '北京市',
      area: '海淀区',
      detail: '中关村大街1号3单元',
      version: 1,
    });
    const [row] = await stored();
    expect(JSON.stringify(row)).not.toContain(PHONE);
    expect(openPhone(backend.config.keys, row?.phoneCipher ?? '')).toBe(PHONE);
  });

  it('is the default when it is the only one, or when it is said to be', async () => {
    expect((await added()).isDefault).toBe(true);
    expect((await added()).isDefault).toBe(false);
    const third = await added({ isDefault: true });
    expect((await listed()).map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
      [third.addressId, true],
      [expect.any(Number), false],
      [expect.any(Number), false],
    ]);
  });

  it('is added once, however often its attempt arrives, at once or later', async () => {
    const attempt = fresh({ requestId: 'a'.repeat(32) });
    const answers = await Promise.all([1, 2, 3].map(() => parent.ask('addAddress', attempt)));
    const later = await parent.ask('addAddress', attempt);
    expect(new Set([...answers, later].map(({ data }) => data.addressId)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('may have no district where there is none, and no city in Taiwan', async () => {
    expect(await added({ provinceId: 410000, cityId: 419001, areaId: 0 })).toMatchObject({
      city: '济源市',
      area: '',
    });
    expect(await added({ provinceId: 710000, cityId: 0, areaId: 0 })).toMatchObject({
      province: '台湾省',
      city: '',
    });
  });

  it(`is refused when there are ${MAX_ADDRESSES}, also for two that come at once`, async () => {
    for (let made = 1; made < MAX_ADDRESSES; made += 1) await added();
    const answers = await Promise.all([1, 2].map(() => parent.ask('addAddress', fresh())));
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000000', '10000005']);
    expect(answers.map(({ message }) => message)).toContain('最多保存20个地址，请先删除不用的地址');
    expect(await stored()).toHaveLength(MAX_ADDRESSES);
  });

  it.each([
    ['no name but blanks', { receiverName: '   ' }, 'receiverName'],
    ['a name of one character', { receiverName: '陈' }, 'receiverName'],
    ['a name of 21 characters', { receiverName: '陈'.repeat(21) }, 'receiverName'],
    ['a place that does not exist', { areaId: 999999 }, 'provinceId'],
    ['a district of another city', { areaId: 310101 }, 'provinceId'],
    ['no district where there are some', { areaId: 0 }, 'provinceId'],
    ['a detail of blanks', { detail: '      ' }, 'detail'],
    ['a detail of four characters', { detail: '一号楼下' }, 'detail'],
    ['a detail of 101 characters', { detail: '号'.repeat(101) }, 'detail'],
    ['a mainland number that is no mobile', { phoneCipher: encrypt('12345678901') }, 'phoneCipher'],
    ['a mainland number that is too short', { phoneCipher: encrypt('1381234567') }, 'phoneCipher'],
    ['a foreign number that is too short', { areaCode: '852', phoneCipher: encrypt('1234') }, 'phoneCipher'],
    ['an unknown area code', { areaCode: '9999' }, 'areaCode'],
    ['a phone in plain', { phoneCipher: '138 1234 5678' }, 'phoneCipher'],
    ['a strange number of its attempt', { requestId: "'; DROP TABLE" }, 'requestId'],
  ])('with %s is refused, its field named', async (_what, more, field) => {
    expect(await parent.ask('addAddress', fresh(more))).toMatchObject({ status: 400, body: { field } });
    expect(await stored()).toEqual([]);
  });
});

describe('A change of an address', () => {
  it('is stored, and grows the version', async () => {
    const address = await added();
    const { data } = await parent.ask('updateAddress', change(address, { detail: '颐和园路5号 东门' }));
    expect(data).toMatchObject({
      outcome: AddressOutcome.saved,
      address: { detail: '颐和园路5号 东门', version: 2, phoneMask: '138****5678' },
    });
  });

  it('keeps the phone that was not changed, and takes one that was', async () => {
    const address = await added();
    await parent.ask('updateAddress', change(address));
    const phones = async () => (await stored()).map((row) => openPhone(backend.config.keys, row.phoneCipher));
    expect(await phones()).toEqual([PHONE]);
    const newPhone = phoneFields('61234567', '852');
    const { data } = await parent.ask('updateAddress', { ...change({ ...address, version: 2 }), newPhone });
    expect(data.address).toMatchObject({ areaCode: '852', phoneMask: '61****567' });
    expect(await phones()).toEqual(['61234567']);
  });

  it('that began before another device saved changes nothing and returns what is stored', async () => {
    const address = await added();
    await parent.ask('updateAddress', change(address, { receiverName: '爸爸' }));
    const { data } = await parent.ask('updateAddress', change(address, { receiverName: '妈妈' }));
    expect(data).toMatchObject({
      outcome: AddressOutcome.conflict,
      address: { receiverName: '爸爸', version: 2 },
    });
    expect((await stored()).map(({ receiverName }) => receiverName)).toEqual(['爸爸']);
  });

  it('of two that come at the same moment is made by one', async () => {
    const address = await added();
    const answers = await Promise.all(
      ['爸爸', '妈妈'].map((receiverName) => parent.ask('updateAddress', change(address, { receiverName }))),
    );
    expect(answers.map(({ data }) => data.outcome).sort()).toEqual([
      AddressOutcome.saved,
      AddressOutcome.conflict,
    ]);
  });

  it('that is sent again because its answer got lost was saved', async () => {
    const address = await added();
    const attempt = change(address, { receiverName: '妈妈', requestId: 'b'.repeat(32) });
    await parent.ask('updateAddress', attempt);
    const { data } = await parent.ask('updateAddress', attempt);
    expect(data).toMatchObject({ outcome: AddressOutcome.saved, address: { version: 2 } });
  });

  it('of one that is gone says so and brings nothing back', async () => {
    const address = await added();
    await parent.ask('deleteAddress', { addressId: address.addressId });
    const { data } = await parent.ask('updateAddress', change(address));
    expect(data).toEqual({ outcome: AddressOutcome.deleted, address: null });
    expect(await stored()).toEqual([]);
  });

  it('with bad content is refused, its field named', async () => {
    const address = await added();
    const bad = change(address, { detail: '短' });
    expect(await parent.ask('updateAddress', bad)).toMatchObject({ status: 400, body: { field: 'detail' } });
  });
});

describe('The default address', () => {
  it('is one: another one takes its place, and editing the former shows it', async () => {
    const [first, second] = [await added(), await added()];
    await parent.ask('setDefaultAddress', { addressId: second.addressId });
    expect((await listed()).map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
      [second.addressId, true],
      [first.addressId, false],
    ]);
    const { data } = await parent.ask('updateAddress', change(first));
    expect(data.outcome).toBe(AddressOutcome.conflict);
  });

  it('that is said to be it again stays as it is', async () => {
    const address = await added();
    await parent.ask('setDefaultAddress', { addressId: address.addressId });
    expect(await listed()).toEqual([address]);
  });

  it('cannot be one that is gone', async () => {
    const answer = await parent.ask('setDefaultAddress', { addressId: 1 });
    expect(answer).toMatchObject({ code: '10000002', message: '该地址已被删除' });
  });

  it('of another parent stays what it is', async () => {
    const theirs = await added({}, other);
    await added({ isDefault: true });
    expect(await listed(other)).toEqual([theirs]);
  });
});

describe('Deleting', () => {
  it('takes the address away, and is fine when it is gone already', async () => {
    const { addressId } = await added();
    for (const _time of [1, 2]) {
      expect((await parent.ask('deleteAddress', { addressId })).code).toBe('00000000');
    }
    expect(await listed()).toEqual([]);
    expect((await parent.ask('getAddress', { addressId })).code).toBe('10000002');
  });
});

describe('Deleting while another device saves', () => {
  it('waits for the save to end, so that neither meets half of the other', async () => {
    const { addressId } = await added();
    const { db } = backend.services;
    let isDeleted = false;
    const deleting = await db.transaction(async (tx) => {
      await tx.select().from(students).where(eq(students.userId, userId)).for('no key update');
      const answer = parent.ask('deleteAddress', { addressId }).finally(() => (isDeleted = true));
      await untilBlocked(db, () => isDeleted);
      expect(isDeleted).toBe(false);
      return { answer };
    });
    expect((await deleting.answer).code).toBe('00000000');
    expect(await stored()).toEqual([]);
  });
});

describe("Another parent's address", () => {
  it('can be neither read nor changed nor deleted', async () => {
    const theirs = await added({}, other);
    const { addressId } = theirs;
    const answers = [
      await parent.ask('getAddress', { addressId }),
      await parent.ask('updateAddress', change(theirs)),
      await parent.ask('setDefaultAddress', { addressId }),
      await parent.ask('deleteAddress', { addressId }),
    ];
    // Same response as for a missing address: deleting is idempotent.
    expect(answers.map(({ code }) => code)).toEqual(['10000002', '00000000', '10000002', '00000000']);
    expect(answers[1]?.data).toEqual({ outcome: AddressOutcome.deleted, address: null });
    expect(await listed(other)).toEqual([theirs]);
    expect(await listed()).toEqual([]);
  });

  it('is invisible without a session', async () => {
    expect(await new Visitor(backend).ask('listAddresses')).toMatchObject({ status: 401 });
  });
});
