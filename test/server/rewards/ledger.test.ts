import { and, eq, sum } from 'drizzle-orm';
import { students } from '../../../server/domains/account/tables';
import { add, addReward, balanceOf, openLedgers, takeBack } from '../../../server/domains/rewards/ledger';
import { rewardLedger } from '../../../server/domains/rewards/tables';
import { aParent } from '../../builders/parent';
import { buildParent, type Parent } from '../support/people';
import { startBackend, type Backend } from '../support/backend';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, aParent().withChild({ starNum: 1280, peaCoinNum: 2660 }));
  await buildParent(backend, aParent().withChild({ starNum: 3 }));
  await buildParent(backend, aParent());
});
afterAll(() => backend.stop());

const services = () => backend.services;
const balance = () => balanceOf(services().db, parent.userId);
const entry = (amount: number, ref: string) => ({
  userId: parent.userId,
  kind: 'star' as const,
  reason: 'exchange' as const,
  amount,
  ref,
});

describe('The ledger of stars and pea coins', () => {
  it('adds up to the balance of every child, whatever it was before the ledger began', async () => {
    const { db } = services();
    for (const child of await db.select().from(students)) {
      const total = async (kind: 'star' | 'peaCoin') => {
        const mine = and(eq(rewardLedger.userId, child.userId), eq(rewardLedger.kind, kind));
        const [found] = await db
          .select({ amount: sum(rewardLedger.amount) })
          .from(rewardLedger)
          .where(mine);
        return Number(found?.amount ?? 0);
      };
      expect([await total('star'), await total('peaCoin')]).toEqual([child.starNum, child.peaCoinNum]);
    }
  });

  it('is begun once', async () => {
    const { db, clock } = services();
    const before = await db.select().from(rewardLedger);
    await openLedgers(db, clock);
    expect(await db.select().from(rewardLedger)).toHaveLength(before.length);
  });

  it('keeps an entry once, however often and however simultaneously it is added', async () => {
    const { db, clock } = services();
    const { stars } = await balance();
    const added = await Promise.all([1, 2, 3].map(() => add(db, clock, entry(4, 'once'))));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect((await balance()).stars).toBe(stars + 4);
  });

  it('spends what there is and no more, and an entry that is refused leaves nothing behind', async () => {
    const { db, clock } = services();
    const { stars } = await balance();
    const spent = await Promise.allSettled([
      add(db, clock, entry(-stars, 'all')),
      add(db, clock, entry(-stars, 'all again')),
    ]);
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await balance()).stars).toBe(0);
    await expect(add(db, clock, entry(-1, 'one more'))).rejects.toMatchObject({
      code: '10000005',
      message: '星星数量不足',
    });
    const left = await db.select().from(rewardLedger).where(eq(rewardLedger.ref, 'one more'));
    expect(left).toEqual([]);
  });

  it('writes both kinds of a reward, leaves out a zero, and takes them back for a tester', async () => {
    const { db, clock } = services();
    const before = await balance();
    const task = { userId: parent.userId, reason: 'task' as const, ref: 'a' };
    await addReward(db, clock, { ...task, stars: 0, peaCoins: 7 });
    expect(await balance()).toEqual({ ...before, peaCoins: before.peaCoins + 7 });
    expect(await db.select().from(rewardLedger).where(eq(rewardLedger.ref, 'a'))).toHaveLength(1);
    await takeBack(db, parent.userId, 'task', ['a']);
    expect(await balance()).toEqual(before);
  });
});
