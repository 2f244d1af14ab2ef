/** Weeks of the contest: Monday to Sunday in Shanghai, identified by their Mondays. */
import { PeriodState, PERIODS_SHOWN, SETTLING_HOURS } from '../../../src/contract/straight/values';
import type { StudyPeriod } from '../../../src/contract/straight/schema';
import { badInput } from '../../core/http/handler';
import { isDay, mondayOf, plusDays, type Day } from '../../core/day';
import { addMillis, formatDate, formatDateTime, HOUR, shanghaiTime, type Clock } from '../../core/time';
import { STRAIGHT_MESSAGES } from './messages';

export const WEEK_DAYS = 7;

export const periodAt = (moment: Date): Day => mondayOf(formatDate(moment));

export const startOf = (period: Day): Date => shanghaiTime(period);
export const endOf = (period: Day): Date => shanghaiTime(plusDays(period, WEEK_DAYS));

/** Later events do not count. */
export const closesAt = (period: Day): Date => addMillis(endOf(period), SETTLING_HOURS * HOUR);

/** The oldest available week. */
export const oldestShown = (now: Date): Day => plusDays(periodAt(now), -WEEK_DAYS * (PERIODS_SHOWN - 1));

/** The requested week; '' is the current one. */
export function askedPeriod(period: string, clock: Clock): Day {
  const now = clock.now();
  if (period === '') return periodAt(now);
  const isWeek = isDay(period) && mondayOf(period) === period;
  if (!isWeek || period > periodAt(now) || period < oldestShown(now)) {
    throw badInput('period', STRAIGHT_MESSAGES.period);
  }
  return period;
}

export function periodShown(period: Day, isClosed: boolean, now: Date): StudyPeriod {
  const isOver = now >= endOf(period);
  const state = isClosed ? PeriodState.closed : isOver ? PeriodState.settling : PeriodState.open;
  return {
    ...{ period, state, lastDay: plusDays(period, WEEK_DAYS - 1) },
    closesAt: formatDateTime(closesAt(period)),
  };
}
