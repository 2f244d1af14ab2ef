/** Date picker columns within the field's bounds. */
import type { ColumnValues, PickerColumn } from '@/components/ColumnSheet';

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Default range in years around the current one. */
const YEARS_BEFORE = 20;
const YEARS_AFTER = 5;

export interface DayBounds {
  readonly earliest: string;
  readonly latest: string;
}

/** Both 'YYYY-MM-DD', never ''. */
export function boundsOf({ earliest, latest }: DayBounds, today: string): DayBounds {
  const year = Number(today.slice(0, 4));
  const from = earliest || `${year - YEARS_BEFORE}-01-01`;
  const to = latest || `${year + YEARS_AFTER}-12-31`;
  return { earliest: from > to && !earliest ? to : from, latest: to < from && !latest ? from : to };
}

export const dayText = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export function dayOf(text: string): Day {
  const [year = 2000, month = 1, day = 1] = text.split('-').map(Number);
  return { year, month, day };
}

export function dayAsked(asked: ColumnValues): Day {
  const [year = 0, month = 0, day = 0] = asked.map(Number);
  return { year, month, day };
}

export const wheelsOf = ({ year, month, day }: Day): ColumnValues => [year, month, day];

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The nearest valid date within the bounds. */
export function nearest({ year, month, day }: Day, { earliest, latest }: DayBounds): Day {
  const asked = dayText({ year, month, day: Math.min(day, daysIn(year, month)) });
  return dayOf(asked < earliest ? earliest : asked > latest ? latest : asked);
}

/** Years, and the months and days allowed for the selection. */
export function dayColumns(
  chosen: Day,
  { earliest, latest }: DayBounds,
  say: Readonly<Record<keyof Day, { readonly label: string; readonly unit: string }>>,
): PickerColumn[] {
  const first = dayOf(earliest);
  const last = dayOf(latest);
  const { year, month, day } = chosen;
  const isFirstYear = year === first.year;
  const isLastYear = year === last.year;
  const months = range(isFirstYear ? first.month : 1, isLastYear ? last.month : 12);
  const days = range(
    isFirstYear && month === first.month ? first.day : 1,
    isLastYear && month === last.month ? last.day : daysIn(year, month),
  );
  return [
    column(say.year, range(first.year, last.year), year),
    column(say.month, months, month),
    column(say.day, days, day),
  ];
}

const column = (
  { label, unit }: { readonly label: string; readonly unit: string },
  numbers: readonly number[],
  value: number,
): PickerColumn => ({
  label,
  value,
  options: numbers.map((number) => ({ value: number, text: `${number}${unit}` })),
});

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
