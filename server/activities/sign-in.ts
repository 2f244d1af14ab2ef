/** Daily check-in: one row a day, counted over the month. All days are Asia/Shanghai's. */
import { and, count, eq, gte, lt } from 'drizzle-orm';
import { BACKEND_CODE } from '../../src/contract/errors';
import type { Db } from '../db/types';
import { BusinessError, requireSession, type HandlersOf } from '../http/handler';
import { today, type Clock } from '../time';
import { ACTIVITY_MESSAGES } from './messages';
import { activityOf } from './state';
import { signIns } from './tables';

const refused = (message: string) => new BusinessError(BACKEND_CODE.conflict, message);

export const signInHandlers: HandlersOf<'isSignIn' | 'signIn'> = {
  async isSignIn(_request, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    if (!(await activityOf(db, userId)).takesPartInCheckIn) throw refused(ACTIVITY_MESSAGES.noCheckIn);
    if (await isSignedIn(db, clock, userId)) throw refused(ACTIVITY_MESSAGES.signedInToday);
    return { dayNum: await daysOfMonth(db, clock, userId) };
  },

  async signIn(_request, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    if (!(await activityOf(db, userId)).takesPartInCheckIn) throw refused(ACTIVITY_MESSAGES.noCheckIn);
    await db
      .insert(signIns)
      .values({ userId, day: today(clock), signedAt: clock.now() })
      .onConflictDoNothing();
    return { dayNum: await daysOfMonth(db, clock, userId) };
  },
};

async function isSignedIn(db: Db, clock: Clock, userId: number): Promise<boolean> {
  const [found] = await db
    .select({ day: signIns.day })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.day, today(clock))));
  return found !== undefined;
}

/** First days of this month and of the next. */
export function monthOf(clock: Clock): { readonly from: string; readonly until: string } {
  const [year = 0, month = 1] = today(clock).split('-').map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  const first = ([y, m]: readonly number[]) => `${y}-${String(m).padStart(2, '0')}-01`;
  return { from: first([year, month]), until: first(next) };
}

async function daysOfMonth(db: Db, clock: Clock, userId: number): Promise<number> {
  const { from, until } = monthOf(clock);
  const [found] = await db
    .select({ days: count() })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gte(signIns.day, from), lt(signIns.day, until)));
  return found?.days ?? 0;
}
