/** Failures and concurrent writes while accounts are removed. */
import { eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '../../../server/domains/account/tables';
import { removeCancelledAccounts } from '../../../server/domains/account/cancellation/remove';
import { undo } from '../../../server/domains/account/cancellation/cancellation';
import { cancellations } from '../../../server/domains/account/cancellation/tables';
import { upgradeConfigs } from '../../../server/domains/configuration/tables';
import { uploads } from '../../../server/domains/files/tables';
import { counters } from '../../../server/core/limits/tables';
import { addDays } from '../../../server/core/time';
import { aParent, type BuiltParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';

let backend: Backend;
let leaving: BuiltParent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await db().delete(cancellations);
  leaving = await aParent().build(backend.services);
});

const db = () => backend.services.db;
const storage = () => backend.services.providers.storage;
/** Replaces the storage's remove. */
const removingBy = (remove: (key: string) => Promise<void>) => {
  const { providers } = backend.services;
  return { ...backend.services, providers: { ...providers, storage: { ...providers.storage, remove } } };
};
const isAway = () => Promise.reject(new Error('storage is away'));

/** Ends the account's cooling-off period. */
async function due({ accountId }: BuiltParent): Promise<void> {
  const now = backend.clock.now();
  const row = { accountId, agreedAt: addDays(now, -15), requestedAt: addDays(now, -15), dueAt: now };
  await db().insert(cancellations).values(row);
}

async function upload(key: string, { userId }: BuiltParent): Promise<void> {
  const row = { key, userId, contentType: 'image/jpeg', size: 7, uploadedAt: backend.clock.now() };
  await db().transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = '200ms'`);
    await tx.insert(uploads).values(row);
  });
  await storage().put(key, { body: Buffer.from('picture'), contentType: row.contentType });
}

describe('Of several whose time has come', () => {
  it('one that cannot be removed does not block the others', async () => {
    await upload('uploads/stuck.jpg', leaving);
    await due(leaving);
    backend.clock.pass(1000);
    const next = await aParent().build(backend.services);
    await due(next);
    const errors: unknown[] = [];
    await tidyUp(removingBy(isAway), (error) => errors.push(error));
    expect(errors).toHaveLength(1);
    const left = (await db().select({ id: accounts.id }).from(accounts)).map(({ id }) => id);
    expect([left.includes(leaving.accountId), left.includes(next.accountId)]).toEqual([true, false]);
  });
});

describe('What happens while an account goes', () => {
  it('a file that is just being stored does not outlive it', async () => {
    await upload('uploads/mine.jpg', leaving);
    await due(leaving);
    const { remove: removeStored } = storage();
    const remove = async (key: string) => {
      await upload('uploads/late.jpg', leaving).catch(() => undefined);
      await removeStored(key);
    };
    expect(await removeCancelledAccounts(removingBy(remove))).toBe(1);
    expect(await storage().get('uploads/late.jpg')).toBeNull();
  });

  it('undoing it comes too late', async () => {
    await due(leaving);
    await removeCancelledAccounts(backend.services);
    expect(await undo(db(), backend.clock, leaving.accountId)).toBe(false);
  });

  it('counters of others stay, whatever number their window has', async () => {
    const expiresAt = addDays(backend.clock.now(), 1);
    const { userId } = leaving;
    const keys = [`login:10.0.0.9:3600000:${userId}`, `login:10.0.0.9:${userId}:7`];
    await db()
      .insert(counters)
      .values(keys.map((key) => ({ key, count: 1, expiresAt })));
    await due(leaving);
    await removeCancelledAccounts(backend.services);
    const left = await db().select({ key: counters.key }).from(counters).where(inArray(counters.key, keys));
    expect(left).toHaveLength(2);
  });

  it('a list that names them twice ends up empty for all, not open to all', async () => {
    await db()
      .insert(upgradeConfigs)
      .values({ typeCode: 'TEST_TWICE', userIds: [leaving.userId, leaving.userId] });
    await due(leaving);
    await removeCancelledAccounts(backend.services);
    const [list] = await db().select().from(upgradeConfigs).where(eq(upgradeConfigs.typeCode, 'TEST_TWICE'));
    expect(list?.userIds).toEqual([0]);
  });
});
