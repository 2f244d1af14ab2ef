import type { MyCourse } from '@/contract/courses/schema';
import { CLASS_LIST_FROM_COURSES, MyCourseState } from '@/contract/courses/values';
import { formatMonthDay } from '@/features/dates/in-full';
import type { PageTarget } from '@/features/links/click-target';
import { formatWhenWithin } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';
import { myCourseTexts as texts } from './texts';

/** Live courses open the class list, film courses their course. */
export const courseTarget = ({
  courseId,
  courseType,
  groupId,
  name,
}: MyCourse): PageTarget<'courseDetailList' | 'myClassList'> =>
  courseId > 0
    ? { screen: 'courseDetailList', params: { id: String(courseId) } }
    : {
        screen: 'myClassList',
        params: {
          id: String(groupId),
          name,
          courseType: String(courseType),
          source: CLASS_LIST_FROM_COURSES,
        },
      };

/** The next lesson or chapter, or finished or expired. */
export function formatNext(
  { availableUntil, courseId, nextAt, nextTitle, state }: MyCourse,
  serverClock: LocalClock,
): string {
  if (state === MyCourseState.expired) return texts.over(formatMonthDay(availableUntil));
  if (state === MyCourseState.finished) return texts.finished;
  if (courseId > 0) return nextTitle ? texts.nextChapter(nextTitle) : '';
  return nextTitle ? texts.nextLesson(formatWhenWithin(nextAt, serverClock), nextTitle) : texts.noLesson;
}

/** Progress in words. */
export const formatDone = ({ courseId, doneNum, totalNum }: MyCourse): string =>
  courseId > 0 ? texts.chapters(doneNum, totalNum) : texts.lessons(doneNum, totalNum);
