/** Check-ins, and claimed tasks. Stars and pea coins are set on the child itself. */
import { taskClaims } from '../../server/domains/rewards/tasks/tables';
import { daysOf, shiftMonth, thisMonth } from '../../server/domains/rewards/check-in/month';
import { keep } from '../../server/domains/rewards/check-in/sign-in';
import { addDays, shanghaiTime } from '../../server/core/time';
import type { Fixture } from './test-context';

/** One a month, newest first: check-in tasks of different months. */
export const finishedTasks =
  (count: number): Fixture =>
  async ({ db, clock }, { userId }) => {
    const rows = Array.from({ length: count }, (_, index) => {
      const claimedAt = addDays(clock.now(), -31 * (index + 1));
      const period = claimedAt.toISOString().slice(0, 7);
      return { userId, taskId: 21, period, title: `${period} 签到`, stars: 1, peaCoins: 0, claimedAt };
    });
    if (rows.length > 0) await db.insert(taskClaims).values(rows);
  };

/** The first days of last month, each with its reward. */
export const checkInsLastMonth =
  (number: number): Fixture =>
  async ({ db, clock }, { userId }) => {
    const days = daysOf(shiftMonth(thisMonth(clock), -1)).slice(0, number);
    await db.transaction(async (tx) => {
      for (const day of days) await keep(tx, clock, userId, day, shanghaiTime(day, '20:00'));
    });
  };
