/** The two weekly lessons (a cycle): wire format, and distance between cycles. */
import type { CycleTree, PlanTime } from '../../../src/contract/stepup/schema';
import type { preferredTimes, stepUpClasses, WeeklyLesson } from './tables';

export type Cycle = Pick<typeof stepUpClasses.$inferSelect, 'week1' | 'time1' | 'week2' | 'time2'>;
export type PreferredTime = typeof preferredTimes.$inferSelect;

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

export const WEEKDAY_LABELS: readonly string[] = WEEKDAYS;

/** How far apart a lesson may be from the child's current one to count as similar. */
const NEAR_MINUTES = 60;

export const lessonText = ({ week, time }: WeeklyLesson): string => `${WEEKDAYS[week - 1] ?? ''} ${time}`;

export const lessonsOf = ({ week1, time1, week2, time2 }: Cycle): readonly [WeeklyLesson, WeeklyLesson] => [
  { week: week1, time: time1 },
  { week: week2, time: time2 },
];

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function isLesson(value: unknown): value is WeeklyLesson {
  if (typeof value !== 'object' || value === null) return false;
  const { week, time } = value as Partial<Record<keyof WeeklyLesson, unknown>>;
  return (
    Number.isInteger(week) &&
    Number(week) >= 1 &&
    Number(week) <= 7 &&
    typeof time === 'string' &&
    TIME.test(time)
  );
}

/** Parses the wire's JSON; invalid input gives an empty list. */
export function readCycle(text: string): readonly WeeklyLesson[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isLesson) : [];
  } catch {
    return [];
  }
}

/** Total minutes between a class and the child's current lessons; null: a lesson has no similar one. */
export function distance(of: Cycle, used: readonly WeeklyLesson[]): number | null {
  if (used.length === 0) return null;
  let sum = 0;
  for (const { week, time } of used) {
    const apart = lessonsOf(of)
      .filter((lesson) => lesson.week === week)
      .map((lesson) => Math.abs(minutesOf(lesson.time) - minutesOf(time)));
    const least = Math.min(...apart);
    if (!(least <= NEAR_MINUTES)) return null;
    sum += least;
  }
  return sum;
}

/** Nested by first weekday, its time, second weekday; leaves are the times of the latter. */
export function treeOf(cycles: readonly Cycle[]): CycleTree {
  const tree: Record<string, Record<string, Record<string, string[]>>> = {};
  for (const { week1, time1, week2, time2 } of cycles) {
    const ends = ((tree[week1] ??= {})[time1] ??= {});
    const times = (ends[week2] ??= []);
    if (!times.includes(time2)) times.push(time2);
  }
  return tree;
}

const pointOf = (week: number, time: string) => {
  const [h = 0, m = 0] = time.split(':').map(Number);
  return { w: week, h, m };
};

/** '' without any. */
export function planTimeText(times: readonly Cycle[]): string {
  if (times.length === 0) return '';
  const pairs: PlanTime = times.map(({ week1, time1, week2, time2 }) => [
    pointOf(week1, time1),
    pointOf(week2, time2),
  ]);
  return JSON.stringify(pairs);
}
