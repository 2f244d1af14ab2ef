import type { Picture, PicturePoint } from '@/contract/growth/report.schema';
import { dayNumber, weekdayOf } from '../words';

/** A year and the week that it began in. */
const WEEKS = 53;
const DAY_MS = 86_400_000;
/** Between the names of two months. */
const APART = 3;

export interface Year {
  readonly weeks: number;
  /** Empty places before the first day, which is a Monday's but for the newest year's beginning. */
  readonly offset: number;
  /** Every day from the first to the newest; what was not told of is unknown. */
  readonly days: readonly PicturePoint[];
  readonly months: readonly { readonly week: number; readonly month: number }[];
}

const textOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** undefined: there is no day in it. */
export function yearOf({ points }: Pick<Picture, 'points'>): Year | undefined {
  const known = new Map(points.map((point) => [dayNumber(point.label), point]));
  known.delete(NaN);
  if (known.size === 0) return undefined;
  const numbers = [...known.keys()];
  const newest = numbers.reduce((a, b) => Math.max(a, b));
  const oldest = numbers.reduce((a, b) => Math.min(a, b));
  const monday = newest - weekdayOf(newest) - (WEEKS - 1) * 7;
  const first = Math.max(oldest, monday);
  const days = Array.from({ length: newest - first + 1 }, (_, index) => {
    const day = first + index;
    return known.get(day) ?? { label: textOf(day) };
  });
  const offset = weekdayOf(first);
  return { days, offset, weeks: Math.ceil((offset + days.length) / 7), months: monthsOf(days, offset) };
}

/** Where a month begins; the first is named too, unless the next one begins at once. */
function monthsOf(days: readonly PicturePoint[], offset: number): { week: number; month: number }[] {
  const starts = days
    .map(({ label }, index) => ({ week: Math.floor((offset + index) / 7), month: Number(label.slice(5, 7)) }))
    .filter(({ month }, index, all) => all[index - 1]?.month !== month);
  return starts.filter(({ week }, index) => {
    const next = starts[index + 1];
    return index > 0 || !next || next.week - week >= APART;
  });
}

/** 0 for 0, then as dark and as large as its third of the highest; undefined: unknown. */
export const levelOf = (value: number | undefined, top: number): number | undefined =>
  value === undefined ? undefined : value === 0 ? 0 : Math.ceil((value / top) * 3);
