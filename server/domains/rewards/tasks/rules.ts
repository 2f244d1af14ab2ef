/** A child's tasks, their periods and deadlines. */
import { StudentStatus } from '../../../../src/contract/profile/status';
import { TASKS, type TaskRule } from '../../../../src/contract/rewards/values';
import { lastDayOf, shiftMonth, thisMonth } from '../check-in/month';
import type { Day } from '../../../core/day';
import type { Clock } from '../../../core/time';
import { TASK_TEXTS } from './messages';

export const tasksFor = (studentStatus: StudentStatus): readonly TaskRule[] =>
  TASKS.filter(({ officialOnly }) => officialOnly !== true || studentStatus === StudentStatus.official);

/** '' for one-time tasks; for monthly ones this month and the previous, whose reward may be unclaimed. */
export const openPeriods = ({ every }: TaskRule, clock: Clock): readonly string[] =>
  every === 'once' ? [''] : [shiftMonth(thisMonth(clock), -1), thisMonth(clock)];

/** Progress is still possible. */
export const isRunning = (period: string, clock: Clock): boolean =>
  period === '' || period === thisMonth(clock);

/** The last day to do or claim it; '' for none. */
export function lastDay(period: string, isDone: boolean): Day {
  if (period === '') return '';
  return lastDayOf(isDone ? shiftMonth(period, 1) : period);
}

export const titleOf = (rule: TaskRule, period: string): string =>
  TASK_TEXTS[rule.kind].title(rule, Number(period.slice(5)));
