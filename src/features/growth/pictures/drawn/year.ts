import type { Picture, PicturePoint } from '@/contract/growth/report.schema';
import { dayNumber, weekdayOf } from '../words';

/** A year and the week in which it began. */
const WEEKS = 53;
const DAY_MS = 86_400_000;
/** Minimum weeks between two month labels. */
const APART = 3;

export interface Year {
  readonly weeks: number;
  /** Empty cells before the first day: 0, unless the data begin within this year. */
  readonly offset: number;
  /** Every day from the first to the newest; missing ones are unknown. */
  readonly days: readonly PicturePoint[];
  readonly months: readonly { readonly week: number; readonly month: number }[];
}

const textOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** undefined: no dates. */
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

/** Month labels; the first is omitted when the next one follows closely. */
function monthsOf(days: readonly PicturePoint[], offset: number): { week: number; month: number }[] {
  const starts = days
    .map(({ label }, index) => ({ week: Math.floor((offset + index) / 7), month: Number(label.slice(5, 7)) }))
    .filter(({ month }, index, all) => all[index - 1]?.month !== month);
  return starts.filter(({ week }, index) => {
    const next = starts[index + 1];
    return index > 0 || !next || next.week - week >= APART;
  });
}

/** 0 for 0, else the third of the maximum, 1 to 3; undefined: unknown. */
export const levelOf = (value: number | undefined, top: number): number | undefined =>
  value === undefined ? undefined : value === 0 ? 0 : Math.ceil((value / top) * 3);
