/** All spellings of a phone number belong to one account, in every way to log in. */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppScene } from '../../../src/contract/account/values';
import { StudentStatus } from '../../../src/contract/profile/status';
import { accounts } from '../../../server/domains/account/tables';
import { openPhone } from '../../../server/domains/account/phone';
import { addresses } from '../../../server/domains/addresses/tables';
import { MINUTE } from '../../../server/core/time';
import { aParent, type ParentBuilder } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { encrypt, loginFields, phoneFields, Visitor } from '../support/visitor';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.pass(MINUTE));

let numbers = 0;
/** A new United Kingdom number. */
function newNumber(): string {
  numbers += 1;
  return `7911${String(numbers).padStart(6, '0')}`;
}

async function enter(areaCode: string, typed: string): Promise<{ visitor: Visitor; userId: number }> {
  const visitor = new Visitor(backend);
  const scene = { 'app-scene': AppScene.login };
  backend.clock.pass(11 * MINUTE);
  const sent = await visitor.ask('sendLoginVerificationCode', phoneFields(typed, areaCode), scene);
  expect(sent.code).toBe('0');
  const fields = {
    ...loginFields(typed, areaCode),
    verificationCode: visitor.lastCode,
    verificationCodeToken: String(sent.data.verificationCodeToken),
  };
  const answer = await visitor.ask('verificationLogin', fields);
  expect(answer.code).toBe('0');
  const opened = await visitor.ask('exchangeTemporaryToken', { token: answer.data.token });
  visitor.token = String(opened.data.token);
  return { visitor, userId: Number(opened.data.userId) };
}

/** An account stored when phones were hashed as typed. */
async function keptAs(areaCode: string, typed: string, parent: ParentBuilder = aParent()) {
  const built = await buildParent(backend, parent);
  const phoneLookup = createHmac('sha256', backend.config.keys.phoneLookup)
    .update(`${areaCode}:${typed}`)
    .digest('base64url');
  const rows = backend.services.db.update(accounts).set({ phoneLookup, areaCode });
  await rows.where(eq(accounts.id, built.accountId));
  return built;
}

const accountOf = async (id: number) => {
  const [found] = await backend.services.db.select().from(accounts).where(eq(accounts.id, id));
  return found;
};

describe('A phone number', () => {
  it('of the United Kingdom is one account with its 0, without it and after its area code', async () => {
    const number = newNumber();
    const { userId } = await enter('44', `0${number}`);
    for (const typed of [number, `+44 0${number.slice(0, 4)} ${number.slice(4)}`, `0044${number}`]) {
      expect((await enter('44', typed)).userId).toBe(userId);
    }
    expect((await enter('86', `+44${number}`)).userId).toBe(userId);
    expect((await enter('0044', number)).userId).toBe(userId);
  });

  it.each(['+86 138 1111 0003', '008613811110003', '（+86）13811110003', '１３８１１１１０００３'])(
    'written %s is the one that it says',
    async (typed) => {
      const { userId } = await enter('86', '13811110003');
      expect((await enter('86', typed)).userId).toBe(userId);
    },
  );

  it('of another parent stays another', async () => {
    const [one, other] = [await enter('44', newNumber()), await enter('44', newNumber())];
    expect(one.userId).not.toBe(other.userId);
  });

  it.each(['abc13811110003', '13811110003\u0000', '', '+999 123 4567', '1'.repeat(41)])(
    'is invalid written %j',
    async (typed) => {
      const sent = await new Visitor(backend).ask(
        'sendLoginVerificationCode',
        { ...phoneFields('1'), phoneCipher: encrypt(typed) },
        { 'app-scene': AppScene.login },
      );
      expect(sent.code).not.toBe('0');
    },
  );

  it('is read the same by an address', async () => {
    const { visitor, userId } = await buildParent(backend, aParent());
    const { code, data } = await visitor.ask('addAddress', {
      receiverName: '陈女士',
      provinceId: 110000,
      cityId: 110100,
      areaId: 110108,
      detail: '中关村大街1号3单元',
      isDefault: true,
      ...phoneFields('+852 9123 4567', '86'),
    });
    expect({ code, areaCode: data.areaCode }).toEqual({ code: '00000000', areaCode: '852' });
    const [kept] = await backend.services.db.select().from(addresses).where(eq(addresses.userId, userId));
    expect(openPhone(backend.config.keys, kept?.phoneCipher ?? '')).toBe('91234567');
  });
});

describe('An account that was made under another spelling', () => {
  it.each([
    ['44', (number: string) => `0${number}`],
    ['44', (number: string) => `44${number}`],
    ['44', (number: string) => `0044${number}`],
    ['86', (number: string) => `0044${number}`],
  ])('with area code %s is found before a new one is made (%#)', async (areaCode, spelt) => {
    const number = newNumber();
    const { userId, accountId } = await keptAs(areaCode, spelt(number));
    expect((await enter('44', number)).userId).toBe(userId);
    expect((await enter('44', `0${number}`)).userId).toBe(userId);
    expect(await accountOf(accountId)).toMatchObject({
      areaCode: '44',
      phoneMask: `791****${number.slice(-4)}`,
    });
  });

  it('opens by its password', async () => {
    const number = newNumber();
    await keptAs('44', `0${number}`);
    const fields = { ...loginFields(number, '44'), passwordCipher: encrypt('Wandou2026') };
    expect((await new Visitor(backend).ask('pwdLogin', fields)).code).toBe('0');
  });

  it('is cancelled with a code to its phone, as any other', async () => {
    const number = newNumber();
    const { visitor } = await keptAs('44', `0${number}`);
    await visitor.ask('agreeToCancellation');
    const scene = { 'app-scene': AppScene.cancelAccount };
    expect((await visitor.ask('sendVerificationCodeV3', phoneFields(number, '44'), scene)).code).toBe('0');
    const verificationCode = visitor.lastCode;
    expect((await visitor.ask('confirmCancellation', { verificationCode })).data.status).toBe('pending');
  });

  it('goes before the empty one that the other spelling made', async () => {
    const number = newNumber();
    const empty = await enter('44', number);
    const first = await keptAs(
      '44',
      `0${number}`,
      aParent().withChild({ studentStatus: StudentStatus.official }),
    );
    for (const typed of [number, `0${number}`, `+44${number}`]) {
      expect((await enter('44', typed)).userId).toBe(first.userId);
    }
    expect(first.userId).not.toBe(empty.userId);
    await backend.services.db.delete(accounts).where(eq(accounts.id, first.accountId));
    expect((await enter('44', `0${number}`)).userId).toBe(empty.userId);
  });

  it('is one when two requests find it at the same moment', async () => {
    const number = newNumber();
    const { userId } = await keptAs('44', `0${number}`);
    const fields = { ...loginFields(number, '44'), passwordCipher: '' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        new Visitor(backend).ask('pwdLogin', { ...fields, passwordCipher: encrypt('Wandou2026') }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(['0', '0', '0', '0']);
    expect((await enter('44', number)).userId).toBe(userId);
  });
});
