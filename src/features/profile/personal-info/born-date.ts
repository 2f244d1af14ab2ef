/** Date picker columns for a birthday. */
import type { ColumnValues, PickerColumn } from '@/components/ColumnSheet';
import { MAX_AGE } from '@/contract/profile/values';
import { infoTexts } from './texts';

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** undefined when invalid. */
export function dayOf(text: string): Day | undefined {
  const [year, month, day] = text.split('-').map(Number);
  return year && month && day ? { year, month, day } : undefined;
}

export const dayText = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Default position without a birthday: the middle of the product's ages. */
const USUAL_AGE = 5;

export function usualDay(today: string): Day {
  const now = dayOf(today) ?? { year: 2000, month: 1, day: 1 };
  return { year: now.year - USUAL_AGE, month: 1, day: 1 };
}

/** The nearest valid birthday. */
export function nearest({ year, month, day }: Day, today: string): Day {
  const days = Math.min(day, daysIn(year, month));
  const asked = dayText({ year, month, day: days });
  if (asked > today) return dayOf(today) ?? { year, month, day };
  return { year, month, day: days };
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export function dayAsked(asked: ColumnValues): Day {
  const [year = 0, month = 0, day = 0] = asked.map(Number);
  return { year, month, day };
}

export const wheelsOf = ({ year, month, day }: Day): ColumnValues => [year, month, day];

/** From the earliest allowed year to today; future months and days are left out. */
export function dayColumns({ year, month, day }: Day, today: string): PickerColumn[] {
  const now = dayOf(today) ?? { year, month, day };
  const isThisYear = year === now.year;
  const isThisMonth = isThisYear && month === now.month;
  const { date } = infoTexts;
  return [
    column(date.year, range(now.year - MAX_AGE - 1, now.year), date.ofYear, year),
    column(date.month, range(1, isThisYear ? now.month : 12), date.ofMonth, month),
    column(date.day, range(1, isThisMonth ? now.day : daysIn(year, month)), date.ofDay, day),
  ];
}

const column = (
  label: string,
  numbers: readonly number[],
  say: (value: number) => string,
  value: number,
): PickerColumn => ({
  label,
  value,
  options: numbers.map((number) => ({ value: number, text: say(number) })),
});

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
