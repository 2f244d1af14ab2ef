/** Registration source recorded by a login. */
import { asc, eq } from 'drizzle-orm';
import { accounts, students } from '../../../server/domains/account/tables';
import { accountOrigins, logins } from '../../../server/domains/account/origins/tables';
import { addDays, MINUTE } from '../../../server/core/time';
import { newPhone } from '../../builders/account';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { buildParent } from '../support/people';
import { encrypt, loginFields, PASSWORD, phoneFields, Visitor } from '../support/visitor';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const db = () => backend.services.db;

const accountIdOf = async (visitor: Visitor): Promise<number> => {
  const { data } = await visitor.ask('getUserInfoByToken', { token: visitor.token ?? '' });
  const [found] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(students, eq(students.accountId, accounts.id))
    .where(eq(students.userId, Number(data.id)));
  return found?.id ?? 0;
};

const originOf = async (accountId: number) =>
  (await db().select().from(accountOrigins).where(eq(accountOrigins.accountId, accountId)))[0];

const loginsOf = (accountId: number) =>
  db().select().from(logins).where(eq(logins.accountId, accountId)).orderBy(asc(logins.id));

describe('What brought an account', () => {
  it('is kept as its first login said, whatever a later one says', async () => {
    const inviter = await buildParent(backend, anOfficialParent());
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.smsLogin(phone, {
      source: 20001,
      channel: 'huawei',
      loginType: 2,
      registered: false,
      autoRegisterType: 1,
      ext: JSON.stringify({ presentId: 'P20260901', inviteUid: inviter.userId }),
    });
    backend.clock.pass(MINUTE);
    await parent.smsLogin(phone, { source: 101, channel: '0', ext: '{"presentId":"other"}' });
    const accountId = await accountIdOf(parent);
    expect(await originOf(accountId)).toEqual({
      accountId,
      way: 'sms',
      presentId: 'P20260901',
      inviterId: inviter.userId,
      source: 20001,
      channel: 'huawei',
      loginType: 2,
      registered: false,
      autoRegisterType: 1,
      cameAt: expect.any(Date),
    });
    expect(await loginsOf(accountId)).toMatchObject([
      { way: 'sms', source: 20001, channel: 'huawei', loginType: 2 },
      { way: 'sms', source: 101, channel: '0', loginType: null },
    ]);
  });

  it.each([
    '',
    'no json',
    'null',
    '[]',
    '{"presentId":7,"inviteUid":"x"}',
    '{"inviteUid":-1}',
    '{"inviteUid":1e300}',
  ])('is empty where the invitation makes no sense: %s', async (ext) => {
    const parent = new Visitor(backend);
    expect(await parent.smsLogin(newPhone(), { ext })).toMatchObject({ code: '0' });
    expect(await originOf(await accountIdOf(parent))).toMatchObject({ presentId: '', inviterId: null });
  });

  it('is recorded as the evaluation’s own login where that made the account', async () => {
    const phone = newPhone();
    const parent = new Visitor(backend);
    await parent.sendCode(phone);
    await parent.ask('loginEvaluation', { ...phoneFields(phone), ...parent.codeFields() });
    backend.clock.pass(MINUTE);
    await parent.smsLogin(phone, { source: 101 });
    const accountId = await accountIdOf(parent);
    expect(await originOf(accountId)).toMatchObject({ way: 'evaluation', source: null });
    expect(await loginsOf(accountId)).toMatchObject([{ way: 'evaluation' }, { way: 'sms', source: 101 }]);
  });
});

describe('Where a login comes from', () => {
  it('is kept by password too, and for ninety days', async () => {
    const { phone, accountId } = await buildParent(backend, anOfficialParent());
    const request = { ...loginFields(phone), passwordCipher: encrypt(PASSWORD), source: 10001, channel: '0' };
    await new Visitor(backend).ask('pwdLogin', request);
    expect(await loginsOf(accountId)).toMatchObject([{ way: 'password', source: 10001, channel: '0' }]);
    const old = addDays(backend.clock.now(), -91);
    await db().update(logins).set({ loggedInAt: old }).where(eq(logins.accountId, accountId));
    await tidyUp(backend.services);
    expect(await loginsOf(accountId)).toEqual([]);
  });
});
