/** Lessons in the contract's format. */
import type { lessons } from '../courses/timetable/tables';
import type { courses } from '../courses/tables';
import { addMillis, MINUTE, formatDateTime } from '../../core/time';
import type { CallContext } from '../../core/http/handler';
import type { TodayClass } from '../../../src/contract/lessons/schema';
import { pictureUrl } from '../../core/http/file-url';
import { StudyClassStatus } from '../../../src/contract/lessons/values';

export type Lesson = typeof lessons.$inferSelect;

export interface LessonRow {
  readonly lesson: Lesson;
  readonly course: Pick<typeof courses.$inferSelect, 'subject' | 'courseType'>;
  readonly teacherName: string;
  readonly hasHomework: boolean;
}

export const endOf = ({ startsAt, durationMinutes }: Lesson): Date =>
  addMillis(startsAt, durationMinutes * MINUTE);

export const liveIds = (lesson: Lesson) => ({
  liveId: lesson.id,
  liveCnListId: lesson.timetableId ?? 0,
  liveStudentId: lesson.userId,
  courseResourceId: lesson.chapterId,
});

export function toClass(
  { lesson, course, hasHomework, teacherName }: LessonRow,
  context: CallContext,
): TodayClass {
  return {
    subject: course.subject,
    chapterName: lesson.chapterName,
    teacherName,
    chapterImgUrl: pictureUrl(context, lesson.chapterPicture),
    courseDate: formatDateTime(lesson.startsAt),
    ...liveIds(lesson),
    courseConfig: { durationMinutes: lesson.durationMinutes, courseType: course.courseType },
    hasHomework,
  };
}

/** For a past class only the attendance record shows whether the child attended. */
export function statusOf(lesson: Lesson, now: Date): StudyClassStatus {
  if (lesson.attendance === 'leave') return StudyClassStatus.leave;
  if (now < lesson.startsAt) return StudyClassStatus.upcoming;
  if (now < endOf(lesson)) return StudyClassStatus.live;
  if (lesson.attendance === 'absent') return StudyClassStatus.missed;
  return lesson.attendance === 'joined' ? StudyClassStatus.finished : StudyClassStatus.over;
}

export interface ClassRow extends LessonRow {
  readonly total: number;
  readonly courseName: string;
}

export const toItem = (row: ClassRow, context: CallContext) => ({
  ...toClass(row, context),
  status: statusOf(row.lesson, context.clock.now()),
  courseName: row.courseName,
});
