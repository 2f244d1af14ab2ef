/** Puts a child's activities into a state: for the demo accounts and for testers. */
import { and, eq, gte, lt } from 'drizzle-orm';
import { PosterTaskStatus } from '../../src/contract/enums';
import type { Db } from '../db/types';
import { addMillis, HOUR, shanghaiTime, today, type Clock } from '../time';
import { ACTIVITY_MESSAGES } from './messages';
import { monthOf } from './sign-in';
import { changeActivity } from './state';
import { posterTasks, signIns } from './tables';

const POSTER_REWARD = 2;
/** Any status but the one that hides the card (assumed). */
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

/** The check-in of today: still to be done, or none for this child. */
export async function setCheckIn(db: Db, clock: Clock, userId: number, isDue: boolean): Promise<void> {
  await changeActivity(db, userId, { takesPartInCheckIn: isDue });
  if (isDue) await db.delete(signIns).where(and(eq(signIns.userId, userId), eq(signIns.day, today(clock))));
}

/** Lets `days` days of this month count, today not among them. Days to come do where the past has not enough. */
export async function setDaysSignedIn(db: Db, clock: Clock, userId: number, days: number): Promise<void> {
  const { from, until } = monthOf(clock);
  const ofMonth = and(eq(signIns.userId, userId), gte(signIns.day, from), lt(signIns.day, until));
  await db.delete(signIns).where(ofMonth);
  const others = daysBetween(from, until).filter((day) => day !== today(clock));
  const chosen = others.slice(0, days);
  if (chosen.length === 0) return;
  const rows = chosen.map((day) => ({ userId, day, signedAt: addMillis(shanghaiTime(day), 8 * HOUR) }));
  await db.insert(signIns).values(rows);
}

/** Days from the first of a month to its last. */
function daysBetween(from: string, until: string): string[] {
  const month = from.slice(0, 8);
  const days = Array.from({ length: 31 }, (_, index) => `${month}${String(index + 1).padStart(2, '0')}`);
  const length = Math.round((shanghaiTime(until).getTime() - shanghaiTime(from).getTime()) / (24 * HOUR));
  return days.slice(0, length);
}
