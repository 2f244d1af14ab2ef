/** Data of the check-in screens. */
import { and, asc, eq, gte, lt, lte } from 'drizzle-orm';
import { accounts, students } from '../../account/tables';
import type { Db } from '../../../core/db/types';
import { badInput, requireSession, type HandlersOf } from '../../../core/http/handler';
import { mondayOf, plusDays } from '../../../core/day';
import { balanceOf } from '../ledger';
import { formatDate, formatDateTime, today } from '../../../core/time';
import { CHECK_IN_MESSAGES } from './messages';
import { daysOf, spanOf, thisMonth } from './month';
import { allDays, daysSigned, monthIn, rewardOf, signedDay } from './sign-in';
import { activityOf } from '../../home/due/student-activities';
import { streakUpTo } from './streak';
import { signIns } from './tables';

const WEEK = 7;

export const checkInHandlers: HandlersOf<'getCheckIn' | 'getCheckInMonth'> = {
  async getCheckIn(_request, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const day = today(clock);
    const days = new Set(await allDays(db, userId));
    const row = await signedDay(db, userId, day);
    const dayNum = await daysSigned(db, userId, monthIn(day));
    const monday = mondayOf(day);
    return {
      takesPart: (await activityOf(db, userId)).takesPartInCheckIn,
      isDone: row !== undefined,
      today: day,
      dayNum,
      monthDays: daysOf(monthIn(day)).length,
      streak: streakUpTo(days, day),
      reward: row ? { stars: row.stars, peaCoins: row.peaCoins } : rewardOf(dayNum + 1, day),
      week: Array.from({ length: WEEK }, (_, index) => plusDays(monday, index)).map((each) => ({
        day: each,
        isDone: each <= day && days.has(each),
      })),
      balance: await balanceOf(db, userId),
    };
  },

  async getCheckInMonth(request, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const { month = thisMonth(clock) } = request;
    const first = await firstMonth(db, userId);
    if (month < first) throw badInput('month', CHECK_IN_MESSAGES.monthBefore);
    if (month > thisMonth(clock)) throw badInput('month', CHECK_IN_MESSAGES.monthAhead);
    const { from, until } = spanOf(month);
    const ofMonth = and(gte(signIns.day, from), lt(signIns.day, until), lte(signIns.day, today(clock)));
    const found = await db
      .select()
      .from(signIns)
      .where(and(eq(signIns.userId, userId), ofMonth))
      .orderBy(asc(signIns.day));
    return {
      month,
      today: today(clock),
      first,
      days: found.map(({ day, signedAt, stars, peaCoins }) => ({
        day,
        signedAt: formatDateTime(signedAt),
        reward: { stars, peaCoins },
      })),
    };
  },
};

async function firstMonth(db: Db, userId: number): Promise<string> {
  const [found] = await db
    .select({ createdAt: accounts.createdAt })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(students.userId, userId));
  if (found === undefined) throw new Error('A session without a student');
  return monthIn(formatDate(found.createdAt));
}
