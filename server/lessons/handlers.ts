import { and, asc, eq, gte, isNull, lt, ne, or } from 'drizzle-orm';
import type { StudyPlanClass } from '../../src/contract/lessons/schema';
import type { TodayClass } from '../../src/contract/lessons/schema';
import { LiveStatus, StudyClassStatus } from '../../src/contract/lessons/values';
import { BACKEND_CODE } from '../../src/contract/errors';
import { brandOf } from '../courses/brand';
import { courses } from '../courses/tables';
import type { Db } from '../db/types';
import {
  badInput,
  BusinessError,
  forbidden,
  requireSession,
  type CallContext,
  type HandlersOf,
} from '../http/handler';
import { badFieldMessage } from '../http/messages';
import { payLesson } from '../hours/movements';
import { pictureUrl } from '../pictures/url';
import {
  addDays,
  addMillis,
  formatDate,
  formatDateTime,
  MINUTE,
  shanghaiTime,
  startOfDay,
  today,
  type Clock,
} from '../time';
import { isDay, mondayOf } from './day';
import { LESSON_MESSAGES } from './messages';
import { lessons, teachers } from './tables';
import { ensureLessonWindow } from './window';

/** A child may enter this long before the class begins (assumed). */
const EARLY_ENTRY_MS = 30 * MINUTE;
const PLAN_DAYS = 7;

export const lessonHandlers: HandlersOf<'getTodayClasses' | 'getStudyPlan' | 'goClass' | 'getLiveCourse'> = {
  async getTodayClasses(_request, context) {
    const from = startOfDay(context.clock.now());
    const found = await findLessons(context, from, addDays(from, 1));
    return found.filter(({ lesson }) => lesson.attendance !== 'leave').map((row) => toClass(row, context));
  },

  async getStudyPlan({ from }, context) {
    if (from !== undefined && !isDay(from)) throw badInput('from', badFieldMessage('from', 'format'));
    const first = shanghaiTime(from ?? mondayOf(today(context.clock)));
    const found = await findLessons(context, first, addDays(first, PLAN_DAYS));
    const days = new Map<string, StudyPlanClass[]>();
    for (const row of found) {
      const date = formatDate(row.lesson.startsAt);
      const classes = days.get(date) ?? [];
      classes.push({ ...toClass(row, context), status: statusOf(row.lesson, context.clock.now()) });
      days.set(date, classes);
    }
    return { days: [...days].map(([date, classes]) => ({ date, classes })) };
  },

  async goClass({ liveId }, context) {
    const { db, clock } = context;
    const lesson = await ownLesson(context, liveId);
    const now = clock.now();
    if (lesson.attendance === 'leave') throw refused(LESSON_MESSAGES.onLeave);
    if (now < addMillis(lesson.startsAt, -EARLY_ENTRY_MS)) throw refused(LESSON_MESSAGES.notStarted);
    if (now >= endOf(lesson)) throw refused(LESSON_MESSAGES.over);
    await db.transaction(async (tx) => {
      const isNew = or(isNull(lessons.attendance), ne(lessons.attendance, 'joined'));
      const entered = await tx
        .update(lessons)
        .set({ attendance: 'joined' })
        .where(and(eq(lessons.id, liveId), isNew))
        .returning({ id: lessons.id });
      // Entered before: it is paid. Of two at once the second waits for the first and then is that.
      if (entered.length > 0) await pay(tx, lesson, clock);
    });
    return {
      ...liveIds(lesson),
      liveStatus: now < lesson.startsAt ? LiveStatus.notStarted : LiveStatus.live,
    };
  },

  /** For the mini program, where parents listen in: looking is not joining. */
  async getLiveCourse({ liveId }, context) {
    const lesson = await ownLesson(context, liveId);
    const now = context.clock.now();
    if (now < lesson.startsAt) return { liveStatus: LiveStatus.notStarted };
    return { liveStatus: now < endOf(lesson) ? LiveStatus.live : LiveStatus.finished };
  },
};

type Lesson = typeof lessons.$inferSelect;

async function pay(tx: Db, { userId, courseId, chapterName }: Lesson, clock: Clock): Promise<void> {
  const [course] = await tx
    .select({ subject: courses.subject })
    .from(courses)
    .where(eq(courses.id, courseId));
  const brandCode = brandOf(course?.subject);
  if (brandCode !== undefined) await payLesson(tx, { userId, brandCode, title: chapterName }, clock);
}

export interface LessonRow {
  readonly lesson: Lesson;
  readonly course: Pick<typeof courses.$inferSelect, 'subject' | 'courseType'>;
  readonly teacherName: string;
}

/** Of the child of the session. */
async function ownLesson(context: CallContext, liveId: number): Promise<Lesson> {
  const { userId } = requireSession(context);
  const [lesson] = await context.db.select().from(lessons).where(eq(lessons.id, liveId));
  if (lesson === undefined) throw new BusinessError(BACKEND_CODE.notFound, LESSON_MESSAGES.unknown);
  if (lesson.userId !== userId) throw forbidden();
  return lesson;
}

async function findLessons(context: CallContext, from: Date, until: Date): Promise<LessonRow[]> {
  const { userId } = requireSession(context);
  await ensureLessonWindow(context.db, context.clock, userId);
  return context.db
    .select({
      lesson: lessons,
      course: { subject: courses.subject, courseType: courses.courseType },
      teacherName: teachers.name,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(and(eq(lessons.userId, userId), gte(lessons.startsAt, from), lt(lessons.startsAt, until)))
    .orderBy(asc(lessons.startsAt), asc(lessons.id));
}

const refused = (message: string): BusinessError => new BusinessError(BACKEND_CODE.conflict, message);

const endOf = ({ startsAt, durationMinutes }: Lesson): Date => addMillis(startsAt, durationMinutes * MINUTE);

const liveIds = (lesson: Lesson) => ({
  liveId: lesson.id,
  liveCnListId: lesson.timetableId,
  liveStudentId: lesson.userId,
  courseResourceId: lesson.chapterId,
});

export function toClass({ lesson, course, teacherName }: LessonRow, context: CallContext): TodayClass {
  return {
    subject: course.subject,
    chapterName: lesson.chapterName,
    teacherName,
    chapterImgUrl: pictureUrl(context, lesson.chapterPicture),
    courseDate: formatDateTime(lesson.startsAt),
    ...liveIds(lesson),
    courseConfig: { durationMinutes: lesson.durationMinutes, courseType: course.courseType },
  };
}

/** A class that is over counts as held unless the teacher told otherwise. */
export function statusOf(lesson: Lesson, now: Date): StudyClassStatus {
  if (lesson.attendance === 'leave') return StudyClassStatus.leave;
  if (now < lesson.startsAt) return StudyClassStatus.upcoming;
  if (now < endOf(lesson)) return StudyClassStatus.live;
  return lesson.attendance === 'absent' ? StudyClassStatus.missed : StudyClassStatus.finished;
}
