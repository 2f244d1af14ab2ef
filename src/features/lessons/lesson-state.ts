import { CourseType } from '@/contract/courses/values';
import type { TodayClass } from '@/contract/lessons/schema';
import { ENTRY_MINUTES, LEAVE_AHEAD_DAYS, LEAVE_NOTICE_HOURS } from '@/contract/lessons/values';
import { momentOf } from './dates';

export type LessonState = 'notStarted' | 'soon' | 'live' | 'ended';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
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

/** Whether parents may listen in, from shortly before it; classes without a live room have nothing to listen to. */
export function canListen(lesson: Times & Pick<TodayClass, 'liveId'>, now: number): boolean {
  const state = lessonState(lesson, now);
  return (state === 'soon' || state === 'live') && lesson.liveId > 0;
}

/** Whether leave can be requested, if none was yet. */
export function canAskForLeave({ courseDate }: Pick<Times, 'courseDate'>, now: number): boolean {
  const hours = (momentOf(courseDate) - now) / HOUR_MS;
  return hours > LEAVE_NOTICE_HOURS && hours < LEAVE_AHEAD_DAYS * 24;
}

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
