/** Which tasks a child has, of which period, and until when. */
import { StudentStatus } from '../../../../src/contract/profile/status';
import { TASKS, type TaskRule } from '../../../../src/contract/rewards/values';
import { lastDayOf, shiftMonth, thisMonth } from '../check-in/month';
import type { Day } from '../../../core/day';
import type { Clock } from '../../../core/time';
import { TASK_TEXTS } from './messages';

export const tasksFor = (studentStatus: StudentStatus): readonly TaskRule[] =>
  TASKS.filter(({ officialOnly }) => officialOnly !== true || studentStatus === StudentStatus.official);

/** '' for what is done once; of what comes every month this one and the one before, whose reward may still wait. */
export const openPeriods = ({ every }: TaskRule, clock: Clock): readonly string[] =>
  every === 'once' ? [''] : [shiftMonth(thisMonth(clock), -1), thisMonth(clock)];

/** It can still be worked at. */
export const isRunning = (period: string, clock: Clock): boolean =>
  period === '' || period === thisMonth(clock);

/** The last day for doing it or for claiming; '' when there is none. */
export function lastDay(period: string, isDone: boolean): Day {
  if (period === '') return '';
  return lastDayOf(isDone ? shiftMonth(period, 1) : period);
}

export const titleOf = (rule: TaskRule, period: string): string =>
  TASK_TEXTS[rule.kind].title(rule, Number(period.slice(5)));
