/** The ledger of stars and pea coins, for all sources and uses. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { RewardKind, RewardReason, type Reward } from '../../../src/contract/rewards/values';
import { students } from '../account/tables';
import type { Db } from '../../core/db/types';
import { BusinessError } from '../../core/http/handler';
import type { Clock } from '../../core/time';
import { rewardLedger } from './tables';

/** Shown to parents as toasts. */
const TOO_FEW: Readonly<Record<RewardKind, string>> = {
  [RewardKind.star]: '星星数量不足',
  [RewardKind.peaCoin]: '豌豆币数量不足',
};

interface Entry {
  readonly userId: number;
  readonly kind: RewardKind;
  /** An integer; negative: spent. */
  readonly amount: number;
  readonly reason: RewardReason;
  /** Idempotency key: one entry per child, kind, reason and ref. */
  readonly ref: string;
}

/** Current balance. */
export async function balanceOf(db: Db, userId: number): Promise<Reward> {
  const [found] = await db
    .select({ stars: students.starNum, peaCoins: students.peaCoinNum })
    .from(students)
    .where(eq(students.userId, userId));
  return found ?? { stars: 0, peaCoins: 0 };
}

/**
 * Adds an entry and updates the balance atomically. false: the entry already existed. Throws a conflict if the balance
 * is too low, which rolls back the caller's transaction unless caught.
 */
export async function add(db: Db, clock: Clock, entry: Entry): Promise<boolean> {
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(rewardLedger)
      .values({ ...entry, addedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: rewardLedger.id });
    if (added.length === 0) return false;
    const column = entry.kind === RewardKind.star ? students.starNum : students.peaCoinNum;
    const name = entry.kind === RewardKind.star ? 'starNum' : 'peaCoinNum';
    // Check and update in one statement: concurrent exchanges cannot spend the same star twice.
    const changed = await tx
      .update(students)
      .set({ [name]: sql`${column} + ${entry.amount}` })
      .where(and(eq(students.userId, entry.userId), sql`${column} + ${entry.amount} >= 0`))
      .returning({ userId: students.userId });
    if (changed.length === 0) throw new BusinessError(BACKEND_CODE.conflict, TOO_FEW[entry.kind]);
    return true;
  });
}

/** Both kinds of a reward; a zero amount gets no entry. */
export async function addReward(
  db: Db,
  clock: Clock,
  { stars, peaCoins, ...entry }: Omit<Entry, 'kind' | 'amount'> & Reward,
): Promise<void> {
  if (stars !== 0) await add(db, clock, { ...entry, kind: RewardKind.star, amount: stars });
  if (peaCoins !== 0) await add(db, clock, { ...entry, kind: RewardKind.peaCoin, amount: peaCoins });
}

/** Creates opening entries from existing balances, so that entries add up to the balance. */
export async function openLedgers(db: Db, clock: Clock): Promise<void> {
  const known = db
    .select({
      userId: rewardLedger.userId,
      stars: sumOf(RewardKind.star).as('stars'),
      peaCoins: sumOf(RewardKind.peaCoin).as('pea_coins'),
    })
    .from(rewardLedger)
    .groupBy(rewardLedger.userId)
    .as('known');
  const owned = await db
    .select({
      userId: students.userId,
      stars: sql<number>`${students.starNum} - coalesce(${known.stars}, 0)`.mapWith(Number),
      peaCoins: sql<number>`${students.peaCoinNum} - coalesce(${known.peaCoins}, 0)`.mapWith(Number),
    })
    .from(students)
    .leftJoin(known, eq(known.userId, students.userId));
  const entries = owned
    .flatMap(({ userId, stars, peaCoins }) => [
      { userId, kind: RewardKind.star, amount: stars },
      { userId, kind: RewardKind.peaCoin, amount: peaCoins },
    ])
    .filter(({ amount }) => amount !== 0)
    .map((row) => ({ ...row, reason: RewardReason.opening, ref: '', addedAt: clock.now() }));
  if (entries.length > 0) await db.insert(rewardLedger).values(entries).onConflictDoNothing();
}

const sumOf = (kind: RewardKind) =>
  sql<number>`sum(${rewardLedger.amount}) filter (where ${rewardLedger.kind} = ${kind})`.mapWith(Number);

/** Reverts entries and their effect on the balance: for testers' scenarios. Amounts already spent are not reclaimed. */
export async function takeBack(
  db: Db,
  userId: number,
  reason: RewardReason,
  refs: readonly string[],
): Promise<void> {
  const named = and(eq(rewardLedger.reason, reason), inArray(rewardLedger.ref, [...refs]));
  const deleted = await db
    .delete(rewardLedger)
    .where(and(eq(rewardLedger.userId, userId), named))
    .returning({ kind: rewardLedger.kind, amount: rewardLedger.amount });
  const deletedOf = (kind: RewardKind) =>
    deleted.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  if (deleted.length === 0) return;
  await db
    .update(students)
    .set({
      starNum: sql`greatest(0, ${students.starNum} - ${deletedOf(RewardKind.star)})`,
      peaCoinNum: sql`greatest(0, ${students.peaCoinNum} - ${deletedOf(RewardKind.peaCoin)})`,
    })
    .where(eq(students.userId, userId));
}
