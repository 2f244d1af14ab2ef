/** Daily check-in: one row a day, counted over the month. All days are Asia/Shanghai's. */
import { and, asc, count, eq, gte, lt } from 'drizzle-orm';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { RewardReason, checkInReward, type Reward } from '../../../../src/contract/rewards/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import type { Db } from '../../../core/db/types';
import { recordEvents } from '../../learning/events';
import { BusinessError, requireSession, type HandlersOf } from '../../../core/http/handler';
import type { Day } from '../../../core/day';
import { addReward, balanceOf } from '../ledger';
import { today, type Clock } from '../../../core/time';
import { CHECK_IN_MESSAGES } from './messages';
import { daysOf, spanOf } from './month';
import { activityOf } from '../../home/due/student-activities';
import { streakUpTo } from './streak';
import { signIns } from './tables';

const refused = (message: string) => new BusinessError(BACKEND_CODE.conflict, message);

export const signInHandlers: HandlersOf<'isSignIn' | 'signIn'> = {
  async isSignIn(_request, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    if (!(await activityOf(db, userId)).takesPartInCheckIn) throw refused(CHECK_IN_MESSAGES.noCheckIn);
    const day = today(clock);
    if ((await signedDay(db, userId, day)) !== undefined) throw refused(CHECK_IN_MESSAGES.signedInToday);
    return { dayNum: await daysSigned(db, userId, monthIn(day)) };
  },

  async signIn(_request, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    if (!(await activityOf(db, userId)).takesPartInCheckIn) throw refused(CHECK_IN_MESSAGES.noCheckIn);
    const day = today(clock);
    const isNew = await db.transaction((tx) => keep(tx, clock, userId, day, clock.now()));
    const [row, days] = [await signedDay(db, userId, day), await allDays(db, userId)];
    return {
      dayNum: await daysSigned(db, userId, monthIn(day)),
      isNew,
      streak: streakUpTo(new Set(days), day),
      reward: { stars: row?.stars ?? 0, peaCoins: row?.peaCoins ?? 0 },
      balance: await balanceOf(db, userId),
    };
  },
};

/** Stores a day with its reward, in a transaction. Idempotent; false: it already existed. */
export async function keep(tx: Db, clock: Clock, userId: number, day: Day, signedAt: Date): Promise<boolean> {
  const mine = and(eq(signIns.userId, userId), eq(signIns.day, day));
  const made = await tx
    .insert(signIns)
    .values({ userId, day, signedAt })
    .onConflictDoNothing()
    .returning({ day: signIns.day });
  if (made.length === 0) return false;
  const reward = rewardOf(await daysSigned(tx, userId, monthIn(day)), day);
  await tx.update(signIns).set(reward).where(mine);
  await addReward(tx, clock, { userId, reason: RewardReason.checkIn, ref: day, ...reward });
  // The event's time is that of the check-in, since the demo creates check-ins of past months.
  const event = {
    kind: LearningEventKind.checkIn,
    ref: dayRef(day),
    occurredAt: signedAt,
    amount: 1,
    outOf: 1,
  };
  await recordEvents(tx, { now: () => signedAt }, userId, [event]);
  return true;
}

export const dayRef = (day: Day): string => `day:${day}`;

/** Reward of the `dayNum`th check-in of its month. */
export const rewardOf = (dayNum: number, day: Day): Reward =>
  checkInReward(dayNum, daysOf(monthIn(day)).length);

export const monthIn = (day: Day): string => day.slice(0, 7);

export async function signedDay(db: Db, userId: number, day: Day) {
  const [found] = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.day, day)));
  return found;
}

/** Of a month. */
export async function daysSigned(db: Db, userId: number, month: string): Promise<number> {
  const { from, until } = spanOf(month);
  const [found] = await db
    .select({ days: count() })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gte(signIns.day, from), lt(signIns.day, until)));
  return found?.days ?? 0;
}

/** All check-ins of the child, ascending. */
export async function allDays(db: Db, userId: number): Promise<Day[]> {
  const found = await db
    .select({ day: signIns.day })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(asc(signIns.day));
  return found.map(({ day }) => day);
}
