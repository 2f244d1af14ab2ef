/** Lessons of a month: from the timetable, and for earlier dates from the child's learning events. */
import { CourseType, type Subject } from '../../../src/contract/courses/values';
import type { ScheduleClass } from '../../../src/contract/growth/schema';
import type { LearningEventKind } from '../../../src/contract/learning/values';
import { StudyClassStatus } from '../../../src/contract/lessons/values';
import { badInput, requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { badFieldMessage } from '../../core/http/messages';
import { isDay, plusDays, type Day } from '../../core/day';
import { findLessons } from '../lessons/handlers';
import { addDays, formatDateTime, shanghaiTime, today } from '../../core/time';
import { eventsOf, type LearningEvent, type Span } from '../learning/events';
import { lessonRef } from '../learning/lesson-events';
import { nextMonthly } from './monthly';
import { withLinks, type ScheduledLesson } from '../learning/lesson-links';
import { normalise } from './statistics/normalise';
import { statusOf, toClass } from '../lessons/wire';

/** Statuses that follow from events. */
const STATUSES: Readonly<Partial<Record<LearningEventKind, StudyClassStatus>>> = {
  attended: StudyClassStatus.finished,
  absent: StudyClassStatus.missed,
  leave: StudyClassStatus.leave,
};

/** Assumed duration if none was recorded. */
const LESSON_MINUTES = 40;

export const scheduleHandlers: HandlersOf<'getSituationSchedule'> = {
  async getSituationSchedule({ month, subject }, context) {
    const first = `${month ?? today(context.clock).slice(0, 7)}-01`;
    if (!isDay(first)) throw badInput('month', badFieldMessage('month', 'format'));
    const span = { from: first, to: plusDays(nextMonthly(first), -1) };
    const taught = await classesOf(context, span, subject ?? null);
    const { userId } = requireSession(context);
    const classes = await withLinks(context.db, userId, context.clock.now(), taught);
    const days = new Map<Day, ScheduleClass[]>();
    for (const one of classes) {
      const date = one.courseDate.slice(0, 10);
      days.set(date, [...(days.get(date) ?? []), one]);
    }
    return { days: [...days].map(([date, of]) => ({ date, classes: of })) };
  },
};

/** Always two queries; ordered by start time. */
async function classesOf(
  context: CallContext,
  { from, to }: Span,
  subject: Subject | null,
): Promise<ScheduledLesson[]> {
  const { userId } = requireSession(context);
  const now = context.clock.now();
  const rows = await findLessons(context, shanghaiTime(from), addDays(shanghaiTime(to), 1));
  const events = await eventsOf(context.db, { userId, subject, from, to });
  const listed = new Set(rows.map(({ lesson }) => lessonRef(lesson.id)));
  const onTimetable = rows
    .filter(({ course }) => subject === null || course.subject === subject)
    .map((row) => ({
      ref: lessonRef(row.lesson.id),
      lesson: { ...toClass(row, context), status: statusOf(row.lesson, now) },
    }));
  const onRecord = normalise(events)
    .filter(({ ref }) => !listed.has(ref))
    .flatMap(toRecorded);
  const begins = ({ lesson: { courseDate } }: ScheduledLesson) => courseDate;
  return [...onTimetable, ...onRecord].toSorted(
    (left, right) => Number(begins(left) > begins(right)) - Number(begins(left) < begins(right)),
  );
}

/** Teacher and picture are no longer known. Empty if the event is not about attendance. */
function toRecorded({
  kind,
  ref,
  subject,
  title,
  occurredAt,
  lessonId,
  outOf,
}: LearningEvent): ScheduledLesson[] {
  const status = STATUSES[kind];
  if (status === undefined || subject === null) return [];
  const lesson = {
    ...{ subject, status, chapterName: title, teacherName: '', chapterImgUrl: '' },
    courseDate: formatDateTime(occurredAt),
    ...{ liveId: lessonId ?? 0, liveCnListId: 0, liveStudentId: 0, courseResourceId: 0 },
    courseConfig: { durationMinutes: outOf > 0 ? outOf : LESSON_MINUTES, courseType: CourseType.live },
  };
  return [{ ref, lesson }];
}
