import type { ColumnValues, PickerColumn } from '@/components/ColumnSheet';
import type { CycleTree } from '@/contract/stepup/schema';
import { timeOf, type CycleLesson } from '../info/times';
import { timeColumn, timesIn, weekColumn } from './lesson-time';
import { filterTexts as texts } from './texts';

/** First and second weekly lesson; undefined: any. */
export interface CycleFilter {
  readonly start: CycleLesson | undefined;
  readonly end: CycleLesson | undefined;
}

type EndTimes = CycleTree[string][string][string];

type FilterField = `${'week' | 'hour' | 'minute'}${1 | 2}`;

export const NO_FILTER: CycleFilter = { start: undefined, end: undefined };

/** Weekdays in order, with their times. */
export type LessonTimes = readonly { readonly week: number; readonly times: readonly string[] }[];

export const startsOf = (tree: CycleTree): LessonTimes =>
  Object.entries(tree).flatMap(([week, times]) => dayOf(week, Object.keys(times)));

/** Possible second lessons; none without a first one. */
export const endsOf = (tree: CycleTree, start: CycleLesson | undefined): LessonTimes =>
  start === undefined
    ? []
    : Object.entries(tree[start.week]?.[start.time] ?? {}).flatMap(([week, times]) =>
        dayOf(week, timesOf(times)),
      );

/** Gateways send the end times as a list or as keys: rule stepup-38. */
const timesOf = (level: EndTimes): readonly string[] => (Array.isArray(level) ? level : Object.keys(level));

function dayOf(key: string, texts: readonly string[]): LessonTimes {
  const times = timesIn(texts);
  return /^[1-7]$/.test(key) && times.length > 0 ? [{ week: Number(key), times }] : [];
}

const isAmong = (options: LessonTimes, { week, time }: CycleLesson): boolean =>
  options.some((day) => day.week === week && day.times.includes(time));

/** Another first lesson: an impossible second one is reset. */
export function startedAt(tree: CycleTree, { end }: CycleFilter, start: CycleLesson): CycleFilter {
  const isLeft = end !== undefined && isAmong(endsOf(tree, start), end);
  return { start, end: isLeft ? end : undefined };
}

/** Request fields. */
export function filterFields({ start, end }: CycleFilter): Partial<Record<FilterField, number>> {
  const first = start && timeOf(start.time);
  const second = end && timeOf(end.time);
  return {
    ...(start && first ? { week1: start.week, hour1: first[0], minute1: first[1] } : {}),
    ...(end && second ? { week2: end.week, hour2: second[0], minute2: second[1] } : {}),
  };
}

/** The times depend on the weekday. */
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
