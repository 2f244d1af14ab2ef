import { CourseType } from '@/contract/courses/values';
import type { TodayClass } from '@/contract/lessons/schema';
import { ENTRY_MINUTES } from '@/contract/lessons/values';
import { momentOf } from './dates';

export type LessonState = 'notStarted' | 'soon' | 'live' | 'ended';

const MINUTE_MS = 60_000;
const SOON_MS = ENTRY_MINUTES * MINUTE_MS;

type Times = Pick<TodayClass, 'courseDate'> & {
  readonly courseConfig: Pick<TodayClass['courseConfig'], 'durationMinutes'>;
};

/** Upcoming first, past last, each by time. */
export function byUrgency<T extends Times>(lessons: readonly T[], now: number): readonly T[] {
  const isOver = (lesson: T) => Number(lessonState(lesson, now) === 'ended');
  return [...lessons].sort((left, right) => isOver(left) - isOver(right) || byTime(left, right));
}

/** Not localeCompare: loading its collation costs a start 10 ms. */
function byTime({ courseDate: left }: Times, { courseDate: right }: Times): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** State of a class at a time in milliseconds. Without a valid time it has not started. */
export function lessonState({ courseDate, courseConfig }: Times, now: number): LessonState {
  const start = momentOf(courseDate);
  const end = start + courseConfig.durationMinutes * MINUTE_MS;
  if (now >= end) return 'ended';
  if (now >= start) return 'live';
  return now >= start - SOON_MS ? 'soon' : 'notStarted';
}

/** Whether parents may listen in; classes without a live room, such as recorded ones, have nothing to listen to. */
export const canListen = (lesson: Times & Pick<TodayClass, 'liveId'>, now: number): boolean =>
  lessonState(lesson, now) !== 'ended' && lesson.liveId > 0;

/** Whether the child can enter now; recorded classes have no room. */
export function isLetIn(
  lesson: Times & { readonly courseConfig: TodayClass['courseConfig'] },
  now: number,
): boolean {
  const { courseType } = lesson.courseConfig;
  const hasRoom = courseType === CourseType.live || courseType === CourseType.trial;
  const state = lessonState(lesson, now);
  return hasRoom && (state === 'soon' || state === 'live');
}
