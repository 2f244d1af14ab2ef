import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import { ENTRY_MINUTES, LIVE_TASK_ID, LiveStatus } from '../../../src/contract/lessons/values';
import { StudentStatus } from '../../../src/contract/profile/status';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { courses } from '../courses/tables';
import {
  badInput,
  BusinessError,
  requireSession,
  type CallContext,
  type HandlersOf,
} from '../../core/http/handler';
import { addDays, addMillis, MINUTE, startOfDay } from '../../core/time';
import { pictureUrl } from '../../core/http/file-url';
import { lessonRef } from '../learning/lesson-events';
import { withLinks } from '../learning/lesson-links';
import { hasHomework } from './has-homework';
import { LESSON_MESSAGES } from './messages';
import { studentTasks } from '../rewards/tasks/tables';
import { lessonListeners } from './tables';
import { lessons, teachers } from '../courses/timetable/tables';
import { ensureLessonWindow } from '../courses/timetable/window';
import { ownLessons } from '../courses/timetable/policies';
import { orNotFound } from '../../core/http/policy';
import { type Lesson, type LessonRow, endOf, liveIds, toClass } from './wire';

const EARLY_ENTRY_MS = ENTRY_MINUTES * MINUTE;

export const lessonHandlers: HandlersOf<
  'getTodayClasses' | 'goClass' | 'getLiveCourse' | 'listenOnlineCourse'
> = {
  async getTodayClasses(_request, context) {
    const { clock, db } = context;
    const from = startOfDay(clock.now());
    const { userId } = requireSession(context);
    const rows = await findLessons(context, from, addDays(from, 1));
    const held = rows.filter(({ lesson }) => lesson.attendance !== 'leave');
    const over = held
      .filter(({ lesson }) => endOf(lesson) <= clock.now())
      .map(({ lesson }) => ({ ref: lessonRef(lesson.id), lesson: { liveId: lesson.id } }));
    const links = await withLinks(db, userId, clock.now(), over);
    return held.map((row) => ({
      ...toClass(row, context),
      teacherAvatar: pictureUrl(context, row.teacherAvatar),
      ...links.find(({ liveId }) => liveId === row.lesson.id),
    }));
  },

  /** Records that a parent listens in; that is not the child's attendance (attendance.ts). */
  async goClass({ liveId }, context) {
    const { db, clock } = context;
    const lesson = await ownLesson(context, liveId);
    const now = clock.now();
    if (lesson.attendance === 'leave') throw refused(LESSON_MESSAGES.onLeave);
    if (now < addMillis(lesson.startsAt, -EARLY_ENTRY_MS)) throw refused(LESSON_MESSAGES.notStarted);
    if (now >= endOf(lesson)) throw refused(LESSON_MESSAGES.over);
    await db
      .insert(lessonListeners)
      .values({ lessonId: liveId, userId: lesson.userId, firstAt: now, lastAt: now })
      .onConflictDoUpdate({
        target: [lessonListeners.lessonId, lessonListeners.userId],
        set: { lastAt: now },
      });
    return {
      ...liveIds(lesson),
      liveStatus: now < lesson.startsAt ? LiveStatus.notStarted : LiveStatus.live,
    };
  },

  /**
   * Listening in to a live class is a task of official students, completed by the first call. The request names no
   * class: any class of the child that can be entered now counts (rule rewards-13).
   */
  async listenOnlineCourse({ taskId }, context) {
    const { userId, studentStatus } = requireSession(context);
    if (taskId !== LIVE_TASK_ID) throw badInput('taskId', LESSON_MESSAGES.taskUnknown);
    if (studentStatus !== StudentStatus.official) {
      throw new BusinessError(BACKEND_CODE.forbidden, LESSON_MESSAGES.officialOnly, 403);
    }
    const now = context.clock.now();
    const around = await findLessons(context, addDays(now, -1), addMillis(now, EARLY_ENTRY_MS + 1));
    if (!around.some(({ lesson }) => lesson.attendance !== 'leave' && now < endOf(lesson)))
      throw refused(LESSON_MESSAGES.noneLive);
    const target = [studentTasks.userId, studentTasks.taskId];
    await context.db
      .insert(studentTasks)
      .values({ userId, taskId, createdAt: now, doneAt: now })
      .onConflictDoUpdate({ target, set: { doneAt: now }, setWhere: isNull(studentTasks.doneAt) });
    return null;
  },

  /** For the mini program, where parents listen in: not counted as joining. */
  async getLiveCourse({ liveId }, context) {
    const lesson = await ownLesson(context, liveId);
    const now = context.clock.now();
    if (now < lesson.startsAt) return { liveStatus: LiveStatus.notStarted };
    return { liveStatus: now < endOf(lesson) ? LiveStatus.live : LiveStatus.finished };
  },
};

/** A lesson of the session's child. */
async function ownLesson(context: CallContext, liveId: number): Promise<Lesson> {
  const { userId } = requireSession(context);
  const [lesson] = await context.db
    .select()
    .from(lessons)
    .where(and(eq(lessons.id, liveId), ownLessons(userId)));
  return orNotFound(lesson, LESSON_MESSAGES.unknown);
}

/** Lessons of the session's child by start time, each with teacher and course. */
export const findLessons = (context: CallContext, from: Date, until: Date) =>
  lessonsOf(context, requireSession(context).userId, from, until);

export async function lessonsOf(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  userId: number,
  from: Date,
  until: Date,
): Promise<(LessonRow & { readonly teacherAvatar: string })[]> {
  await ensureLessonWindow(db, clock, userId);
  return db
    .select({
      lesson: lessons,
      course: { subject: courses.subject, courseType: courses.courseType },
      teacherName: teachers.name,
      teacherAvatar: teachers.avatar,
      hasHomework,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(and(ownLessons(userId), gte(lessons.startsAt, from), lt(lessons.startsAt, until)))
    .orderBy(asc(lessons.startsAt), asc(lessons.id));
}

const refused = (message: string): BusinessError => new BusinessError(BACKEND_CODE.conflict, message);
