/** Months as 'YYYY-MM', days as 'YYYY-MM-DD', all Asia/Shanghai. */
import { plusDays, type Day } from '../../../core/day';
import { today, type Clock } from '../../../core/time';

interface MonthSpan {
  /** Its first day and the next month's. */
  readonly from: Day;
  readonly until: Day;
}

export const thisMonth = (clock: Clock): string => today(clock).slice(0, 7);

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + (number - 1) + by;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export const spanOf = (month: string): MonthSpan => ({
  from: `${month}-01`,
  until: `${shiftMonth(month, 1)}-01`,
});

/** In ascending order. */
export function daysOf(month: string): Day[] {
  const { from, until } = spanOf(month);
  const days: Day[] = [];
  for (let day: Day = from; day < until; day = plusDays(day, 1)) days.push(day);
  return days;
}

export const lastDayOf = (month: string): Day => plusDays(spanOf(month).until, -1);
