import type { ColumnsOf, ColumnValues } from '@/components/ColumnSheet';
import type { PlanTime } from '@/contract/stepup/schema';
import { timeOf, weekdayText } from '../info/times';
import { timeColumn, timesIn, weekColumn, weekdayOf } from './lesson-time';
import { timeTexts as texts } from './texts';

/** Both weekly lessons; null: not selected. */
export type TimeRow = PlanTime[number] | null;

export interface TimeOptions {
  readonly weeks: readonly number[];
  readonly times: readonly string[];
}

/** Invalid labels and times are dropped. */
export function optionsOf(answer: {
  readonly week: readonly string[];
  readonly time: readonly string[];
}): TimeOptions {
  const weeks = answer.week.flatMap((label) => weekdayOf(label) ?? []);
  return { weeks: [...new Set(weeks)].sort(), times: timesIn(answer.time) };
}

/** Two weekly lessons need two days. */
export const canChoose = ({ weeks, times }: TimeOptions): boolean => weeks.length > 1 && times.length > 0;

const isChosen = (row: TimeRow): row is PlanTime[number] => row !== null;

const isSame = (one: TimeRow, other: TimeRow): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Validation, with the specification's messages; undefined: valid. */
export function complaintOf(rows: readonly TimeRow[]): string | undefined {
  if (!rows.some(isChosen)) return texts.noneChosen;
  for (const [index, row] of rows.entries()) {
    if (!row) return texts.rowNotChosen(index + 1);
    if (row[0].w === row[1].w) return texts.sameWeekday(weekdayText(row[0].w));
    if (rows.slice(0, index).some((earlier) => isSame(earlier, row))) return texts.twice(index + 1);
  }
  return undefined;
}

/** Request field. */
export const planTimeText = (rows: readonly TimeRow[]): string => JSON.stringify(rows.filter(isChosen));

const [WEEK_1, TIME_1, WEEK_2, TIME_2] = texts.columns;

/** Four columns: day and time of both lessons. */
export const rowColumns =
  ({ weeks, times }: TimeOptions): ColumnsOf =>
  ([week1 = 0, time1 = '', week2 = 0, time2 = '']) => [
    weekColumn(WEEK_1, weeks, week1),
    timeColumn(TIME_1, times, time1),
    weekColumn(WEEK_2, weeks, week2),
    timeColumn(TIME_2, times, time2),
  ];

/** Initial column values; by default two different days. */
export function columnValues(row: TimeRow, { weeks, times }: TimeOptions): ColumnValues {
  const [time = ''] = times;
  if (!row) return [weeks[0] ?? 0, time, weeks[1] ?? 0, time];
  const among = (h: number, m: number): string =>
    times.find((text) => {
      const [hour, minute] = timeOf(text) ?? [];
      return hour === h && minute === m;
    }) ?? time;
  const [first, second] = row;
  return [first.w, among(first.h, first.m), second.w, among(second.h, second.m)];
}

export function rowOf([week1, time1, week2, time2]: ColumnValues): TimeRow {
  const first = timeOf(String(time1));
  const second = timeOf(String(time2));
  if (!first || !second) return null;
  return [
    { w: Number(week1), h: first[0], m: first[1] },
    { w: Number(week2), h: second[0], m: second[1] },
  ];
}
