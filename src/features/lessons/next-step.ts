import type { TodayClass } from '@/contract/lessons/schema';
import { byUrgency, canListen, isLetIn, lessonState } from './lesson-state';

/** What a parent can do about a lesson. content: its page, which also has what is not the first thing to do. */
export type NextStep = 'prepare' | 'childEntry' | 'listen' | 'replay' | 'content';

/** The one thing to do now; undefined: the lesson has no page. */
export function nextStep(lesson: TodayClass, now: number): NextStep | undefined {
  if (lesson.liveId === 0) return undefined;
  switch (lessonState(lesson, now)) {
    case 'notStarted':
      return 'prepare';
    case 'soon':
      return isLetIn(lesson, now) ? 'childEntry' : 'prepare';
    case 'live':
      return canListen(lesson, now) ? 'listen' : 'content';
    case 'ended':
      return lesson.hasReplay ? 'replay' : 'content';
  }
}

/** The lesson that leads the day: running or next, after the last one that. The others by urgency. */
export function leadOf(
  lessons: readonly TodayClass[],
  now: number,
): { readonly lead: TodayClass | undefined; readonly others: readonly TodayClass[] } {
  const sorted = byUrgency(lessons, now);
  const [first] = sorted;
  const lead = first && lessonState(first, now) === 'ended' ? sorted[sorted.length - 1] : first;
  return { lead, others: sorted.filter((lesson) => lesson !== lead) };
}
