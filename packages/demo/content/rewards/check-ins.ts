/** Puts a child's activities into a state, for demo accounts and testers. */
import { and, eq, inArray } from 'drizzle-orm';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { RewardReason } from '../../../../src/contract/rewards/values';
import { PosterTaskStatus } from '../../../../src/contract/share/values';
import type { Db } from '../../../../server/core/db/types';
import { forgetEvents } from '../../../../server/domains/learning/events';
import type { Day } from '../../../../server/core/day';
import { takeBack } from '../../../../server/domains/rewards/ledger';
import { addMillis, HOUR, MINUTE, shanghaiTime, today, type Clock } from '../../../../server/core/time';
import { ACTIVITY_MESSAGES } from '../../../../server/domains/activities/messages';
import { daysOf, shiftMonth, thisMonth } from '../../../../server/domains/rewards/check-in/month';
import { dayRef, keep } from '../../../../server/domains/rewards/check-in/sign-in';
import { changeActivity } from '../../../../server/domains/home/due/student-activities';
import { posterTasks } from '../../../../server/domains/share/tables';
import { signIns } from '../../../../server/domains/rewards/check-in/tables';

const POSTER_REWARD = 2;
/** Any status other than hidden (assumed). */
const POSTER_OPEN = 1;

export async function setPoster(db: Db, userId: number, isDue: boolean): Promise<void> {
  const task = isDue
    ? { taskStatus: POSTER_OPEN, rewardValue: POSTER_REWARD, remark: ACTIVITY_MESSAGES.posterRemark }
    : { taskStatus: PosterTaskStatus.hidden, rewardValue: 0, remark: '' };
  await db
    .insert(posterTasks)
    .values({ userId, ...task })
    .onConflictDoUpdate({ target: posterTasks.userId, set: task });
}

/** Today's check-in: due, or not offered to this child. */
export async function setCheckIn(db: Db, clock: Clock, userId: number, isDue: boolean): Promise<void> {
  await changeActivity(db, userId, { takesPartInCheckIn: isDue });
  if (isDue) await forget(db, userId, [today(clock)]);
}

/** Sets the number of check-ins this month before today: as many as there have been days, for a day to come has none. */
export async function setDaysSignedIn(db: Db, clock: Clock, userId: number, days: number): Promise<void> {
  const ofMonth = daysOf(thisMonth(clock));
  await forget(db, userId, ofMonth);
  const past = ofMonth.filter((day) => day < today(clock));
  await seedCheckIns(db, clock, userId, past.slice(Math.max(0, past.length - days)));
}

/** Check-ins with their rewards. In order: a reward depends on the number of days in the month. */
async function seedCheckIns(db: Db, clock: Clock, userId: number, days: readonly Day[]): Promise<void> {
  for (const [index, day] of days.entries()) {
    const minutes = ((index * 37) % 150) * MINUTE;
    await keep(db, clock, userId, day, addMillis(shanghaiTime(day), 7 * HOUR + minutes));
  }
}

/** Days checked in for each earlier month, last month first. */
export async function seedMonthsOfCheckIns(
  db: Db,
  clock: Clock,
  userId: number,
  months: readonly number[],
): Promise<void> {
  for (const [index, number] of months.entries()) {
    const days = daysOf(shiftMonth(thisMonth(clock), -index - 1));
    await seedCheckIns(db, clock, userId, someOf(days, number));
  }
}

/** Evenly spaced gaps, for a realistic pattern. */
function someOf(days: readonly Day[], number: number): Day[] {
  if (number >= days.length) return [...days];
  const missing = days.length - number;
  const every = days.length / missing;
  const left = new Set(Array.from({ length: missing }, (_, index) => Math.floor(index * every)));
  return days.filter((_, index) => !left.has(index));
}

/** Deletes the check-ins of these days, with rewards and events. */
async function forget(db: Db, userId: number, days: readonly Day[]): Promise<void> {
  await db.delete(signIns).where(and(eq(signIns.userId, userId), inArray(signIns.day, [...days])));
  await takeBack(db, userId, RewardReason.checkIn, days);
  await forgetEvents(db, userId, [LearningEventKind.checkIn], days.map(dayRef));
}
