import type { ColumnValues, PickerColumn } from '@/components/ColumnSheet';
import type { CycleTree } from '@/contract/stepup/schema';
import { timeOf, type CycleLesson } from '../info/times';
import { timeColumn, timesIn, weekColumn } from './lesson-time';
import { filterTexts as texts } from './texts';

/** The first lesson of the week and the second; undefined: any. */
export interface CycleFilter {
  readonly start: CycleLesson | undefined;
  readonly end: CycleLesson | undefined;
}

type EndTimes = CycleTree[string][string][string];

type FilterField = `${'week' | 'hour' | 'minute'}${1 | 2}`;

export const NO_FILTER: CycleFilter = { start: undefined, end: undefined };

/** Weekdays in their order, each with the times of that day. */
export type LessonTimes = readonly { readonly week: number; readonly times: readonly string[] }[];

export const startsOf = (tree: CycleTree): LessonTimes =>
  Object.entries(tree).flatMap(([week, times]) => dayOf(week, Object.keys(times)));

/** What can follow the chosen start, and nothing without one. */
export const endsOf = (tree: CycleTree, start: CycleLesson | undefined): LessonTimes =>
  start === undefined
    ? []
    : Object.entries(tree[start.week]?.[start.time] ?? {}).flatMap(([week, times]) =>
        dayOf(week, timesOf(times)),
      );

/** A gateway lists the end times, or keys by them as it does by all before: rule stepup-38. */
const timesOf = (level: EndTimes): readonly string[] => (Array.isArray(level) ? level : Object.keys(level));

function dayOf(key: string, texts: readonly string[]): LessonTimes {
  const times = timesIn(texts);
  return /^[1-7]$/.test(key) && times.length > 0 ? [{ week: Number(key), times }] : [];
}

const isAmong = (options: LessonTimes, { week, time }: CycleLesson): boolean =>
  options.some((day) => day.week === week && day.times.includes(time));

/** Another start: an end that cannot follow it is chosen no longer. */
export function startedAt(tree: CycleTree, { end }: CycleFilter, start: CycleLesson): CycleFilter {
  const isLeft = end !== undefined && isAmong(endsOf(tree, start), end);
  return { start, end: isLeft ? end : undefined };
}

/** As the call has them. */
export function filterFields({ start, end }: CycleFilter): Partial<Record<FilterField, number>> {
  const first = start && timeOf(start.time);
  const second = end && timeOf(end.time);
  return {
    ...(start && first ? { week1: start.week, hour1: first[0], minute1: first[1] } : {}),
    ...(end && second ? { week2: end.week, hour2: second[0], minute2: second[1] } : {}),
  };
}

/** The times follow the weekday. */
export function lessonColumns(options: LessonTimes, [week = 0, time = '']: ColumnValues): PickerColumn[] {
  const day = options.find((one) => one.week === week) ?? options[0];
  return [
    weekColumn(
      texts.weekday,
      options.map((one) => one.week),
      week,
    ),
    timeColumn(texts.time, day?.times ?? [], time),
  ];
}
