import type { TodayClass } from '@/contract/lessons/schema';
import { momentOf } from './dates';

export type LessonState = 'notStarted' | 'soon' | 'live' | 'ended';

const MINUTE_MS = 60_000;
/** From here on the class lets children in (assumed). */
const SOON_MS = 30 * MINUTE_MS;

type Times = Pick<TodayClass, 'courseDate'> & {
  readonly courseConfig: Pick<TodayClass['courseConfig'], 'durationMinutes'>;
};

/** What is still to come first, what is over last, each by time. */
export function byUrgency<T extends Times>(lessons: readonly T[], now: number): readonly T[] {
  const isOver = (lesson: T) => Number(lessonState(lesson, now) === 'ended');
  const byTime = (left: T, right: T) => left.courseDate.localeCompare(right.courseDate);
  return [...lessons].sort((left, right) => isOver(left) - isOver(right) || byTime(left, right));
}

/** Where a class stands at a moment (milliseconds). One without a readable time has not started. */
export function lessonState({ courseDate, courseConfig }: Times, now: number): LessonState {
  const start = momentOf(courseDate);
  const end = start + courseConfig.durationMinutes * MINUTE_MS;
  if (now >= end) return 'ended';
  if (now >= start) return 'live';
  return now >= start - SOON_MS ? 'soon' : 'notStarted';
}
