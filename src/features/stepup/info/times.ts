/** Weekly times of the step-up, JSON strings on the wire: rule stepup-10. */
import type { PlanPoint, PlanTime } from '@/contract/stepup/schema';
import { MAX_PREFERRED_TIMES, Weekday } from '@/contract/stepup/values';
import { everyWeek } from '@/features/dates/weekly';
import { markTimes } from '@/features/dates/in-full';
import { within } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { weekdayLabels } from '../texts';

/** A weekly lesson; 1 is Monday. */
export interface CycleLesson {
  readonly week: number;
  readonly time: string;
}

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Hour and minute of '18:30'; undefined when invalid. */
export function timeOf(text: string): readonly [hour: number, minute: number] | undefined {
  const [, hour, minute] = TIME.exec(text.trim()) ?? [];
  return hour === undefined || minute === undefined ? undefined : [Number(hour), Number(minute)];
}

export const weekdayText = (week: number): string => weekdayLabels[week] ?? '';

/** 9:00, 18:30 */
export const timeText = (hour: number, minute: number): string =>
  `${hour}:${String(minute).padStart(2, '0')}`;

/** Parses oldCycle and newCycle; invalid: []. */
export const cycleOf = (json: string): readonly CycleLesson[] => listIn(json).filter(isLesson);

/** Parses planTime; invalid: []. */
export const planTimesOf = (json: string): PlanTime =>
  listIn(json).filter(isPair).slice(0, MAX_PREFERRED_TIMES);

/** 周二 18:30 */
const formatPoint = ({ w, h, m }: PlanPoint, serverClock: LocalClock): string =>
  within(everyWeek(`${weekdayText(w)} ${timeText(h, m)}`, { week: w, hour: h, minute: m }, serverClock));

/** 周二 18:30 */
export function formatLesson({ week, time }: CycleLesson, serverClock: LocalClock): string {
  const [h, m] = timeOf(time) ?? [0, 0];
  return formatPoint({ w: week, h, m }, serverClock);
}

const LESSON_TEXT = /^周([一二三四五六日])\D{0,2}(\d{1,2}):(\d{2})$/;

/** A weekly lesson in the server's words. */
export function formatLessonText(text: string, serverClock: LocalClock): string {
  const [, day = '', hour = '', minute = ''] = LESSON_TEXT.exec(text.trim()) ?? [];
  if (day === '') return markTimes(text, serverClock);
  const week = Object.values(Weekday).find((each) => weekdayLabels[each] === `周${day}`) ?? 0;
  return within(everyWeek(text, { week, hour: Number(hour), minute: Number(minute) }, serverClock));
}

/** Both weekly lessons. */
export const formatPair = ([first, second]: PlanTime[number], serverClock: LocalClock): string =>
  `${formatPoint(first, serverClock)}、${formatPoint(second, serverClock)}`;

export const formatCycle = (lessons: readonly CycleLesson[], serverClock: LocalClock): string =>
  lessons.map((lesson) => formatLesson(lesson, serverClock)).join('、');

function listIn(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isWithin = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

const isWeekday = (value: unknown): boolean => isWithin(value, Weekday.monday, Weekday.sunday);

function isLesson(value: unknown): value is CycleLesson {
  const { week, time } = fieldsOf(value);
  return isWeekday(week) && typeof time === 'string' && TIME.test(time);
}

function isPoint(value: unknown): value is PlanPoint {
  const { w, h, m } = fieldsOf(value);
  return isWeekday(w) && isWithin(h, 0, 23) && isWithin(m, 0, 59);
}

const isPair = (value: unknown): value is PlanTime[number] =>
  Array.isArray(value) && value.length === 2 && value.every(isPoint);
