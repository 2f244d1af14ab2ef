/** Composed sentences of the study plan. */
import { growthTexts, weekdayTexts } from './texts';
import { formatSpan } from '@/features/dates/in-full';
import { isAway } from '@/features/dates/zones';
import type { StudyPlanDay } from '@/contract/growth/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import type { LocalClock } from '@/services/clock';
import { addDays, weekdayOf } from '@/features/growth/plan/week';

const WEEK_NAMES: Readonly<Record<number, string>> = {
  [-1]: growthTexts.lastWeek,
  0: growthTexts.thisWeek,
  1: growthTexts.nextWeek,
};

/** 本周; '' for a week without a name. */
export const weekName = (weeksAhead: number): string => WEEK_NAMES[weeksAhead] ?? '';

/** 11月16日–22日 */
export const weekSpan = (monday: string): string => formatSpan(monday, addDays(monday, 6));

/** 11月21日 */
export function dayText(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}月${day}日`;
}

/** 21 */
export const dayOfMonth = (date: string): string => String(Number(date.slice(-2)));

/** 今天, 明天 or 周六; only the weekday if the parent's local day may differ. */
export function dayName(date: string, today: string, serverClock: LocalClock): string {
  if (isAway(serverClock)) return weekdayTexts[weekdayOf(date)]?.long ?? '';
  if (date === today) return growthTexts.today;
  if (date === addDays(today, 1)) return growthTexts.tomorrow;
  return weekdayTexts[weekdayOf(date)]?.long ?? '';
}

/** 本周已上 15 节，缺课 1 节: a lesson without a record counts as held. */
export function earlierText(days: readonly StudyPlanDay[]): string {
  const statuses = days.flatMap(({ classes }) => classes.map(({ status }) => status));
  const count = (of: StudyClassStatus): number => statuses.filter((status) => status === of).length;
  const [missed, leave] = [count(StudyClassStatus.missed), count(StudyClassStatus.leave)];
  return growthTexts.held(statuses.length - missed - leave, missed, leave);
}
