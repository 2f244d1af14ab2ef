import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { LEAVE_AHEAD_DAYS, LeaveState } from '../../../../src/contract/lessons/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { lockChild } from '../../account/lock-child';
import { brandOf } from '../../courses/brand';
import { courses } from '../../courses/tables';
import { forgetLeave, recordLeave } from '../../learning/lesson-events';
import { BusinessError, requireSession, withCount, type HandlersOf } from '../../../core/http/handler';
import { leaveBalances } from '../../hours/tables';
import { lessons, teachers } from '../../courses/timetable/tables';
import { ensureLessonWindow } from '../../courses/timetable/window';
import { addDays, addMillis, formatDateTime } from '../../../core/time';
import { hasLessonThen } from '../booking/change';
import { LEAVE_MESSAGES } from './messages';
import { leaves } from './tables';
import { pageOf, totalRows, type Paging } from '../../../core/db/page';
import { prepared, type Asked } from '../../../core/db/prepared';
import type { Db } from '../../../core/db/types';
import { ownLessons } from '../../courses/timetable/policies';
import { ownLeaves } from '../policies';
import { ownLeaveBalances } from '../../hours/policies';
import { orNotFound } from '../../../core/http/policy';
import { NOTICE_MS, isTooLate, toRecord } from './wire';

export const leaveHandlers: HandlersOf<
  'listLeaveRecords' | 'listLeaveLessons' | 'askForLeave' | 'withdrawLeave'
> = {
  async listLeaveRecords({ page, limit }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const { rows, total } = await pageOf((paging) => leavesOf(db, { userId, ...paging }), { page, limit });
    return withCount(
      rows.map((row) => toRecord(row, clock.now())),
      total,
    );
  },

  /** Includes lessons of brands without leave left: the screen explains why they cannot be chosen. */
  async listLeaveLessons(_request, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    await ensureLessonWindow(db, clock, userId);
    const now = clock.now();
    const rows = await db
      .select({ lesson: lessons, subject: courses.subject, teacherName: teachers.name })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
      .where(
        and(
          ownLessons(userId),
          isNull(lessons.attendance),
          gt(lessons.startsAt, addMillis(now, NOTICE_MS)),
          lt(lessons.startsAt, addDays(now, LEAVE_AHEAD_DAYS)),
        ),
      )
      .orderBy(asc(lessons.startsAt), asc(lessons.id))
      .limit(50);
    const usable = await db.select().from(leaveBalances).where(ownLeaveBalances(userId));
    return rows.flatMap(({ lesson, subject, teacherName }) => {
      const brandCode = brandOf(subject);
      if (brandCode === undefined) return [];
      const balance = usable.find((row) => row.brandCode === brandCode);
      return [
        {
          liveId: lesson.id,
          brandCode,
          lessonName: lesson.chapterName,
          teacherName,
          lessonTime: formatDateTime(lesson.startsAt),
          usableNum: balance?.usableNum ?? 0,
        },
      ];
    });
  },

  async askForLeave({ liveId }, context) {
    const { userId } = requireSession(context);
    const now = context.clock.now();
    const leaveId = await context.db.transaction(async (tx) => {
      const lesson = await lockedLesson(tx, liveId, userId);
      const running = await runningLeave(tx, liveId);
      if (running !== undefined) return running;
      if (lesson.attendance !== null) throw refused(LEAVE_MESSAGES.attended);
      if (isTooLate(lesson.startsAt, now)) throw refused(LEAVE_MESSAGES.tooLate);
      const { subject, ...described } = await describe(tx, liveId);
      await takeOne(tx, userId, described.brandCode);
      await tx.update(lessons).set({ attendance: 'leave' }).where(eq(lessons.id, liveId));
      await recordLeave(tx, context.clock, lesson, subject);
      const row = {
        ...described,
        userId,
        lessonId: liveId,
        lessonStartsAt: lesson.startsAt,
        requestedAt: now,
        state: LeaveState.onLeave,
      };
      const [made] = await tx.insert(leaves).values(row).returning({ id: leaves.id });
      return made?.id ?? 0;
    });
    return { leaveId };
  },

  async withdrawLeave({ leaveId }, context) {
    const { userId } = requireSession(context);
    const now = context.clock.now();
    await context.db.transaction(async (tx) => {
      // Against a booking made at the same moment.
      await lockChild(tx, userId);
      const own = and(eq(leaves.id, leaveId), ownLeaves(userId));
      const [row] = await tx.select().from(leaves).where(own).for('update');
      const leave = orNotFound(row, LEAVE_MESSAGES.unknownLeave);
      if (leave.state === LeaveState.withdrawn) return;
      if (leave.state !== LeaveState.onLeave) throw refused(LEAVE_MESSAGES.arranged);
      if (isTooLate(leave.lessonStartsAt, now)) throw refused(LEAVE_MESSAGES.tooLateToWithdraw);
      const { lessonId, brandCode } = leave;
      if (lessonId !== null) await assertStillFree(tx, userId, lessonId);
      await tx.update(leaves).set({ state: LeaveState.withdrawn }).where(eq(leaves.id, leaveId));
      if (lessonId !== null) {
        await tx.update(lessons).set({ attendance: null }).where(eq(lessons.id, lessonId));
        await forgetLeave(tx, userId, lessonId);
      }
      await tx
        .update(leaveBalances)
        .set({ usableNum: sql`${leaveBalances.usableNum} + 1` })
        .where(and(ownLeaveBalances(userId), eq(leaveBalances.brandCode, brandCode)));
    });
    return null;
  },
};

const leavesOf = prepared('leaves_of', (db, asked: Asked<Paging & { userId: number }>) =>
  db
    .select({ ...getTableColumns(leaves), total: totalRows })
    .from(leaves)
    .where(ownLeaves(asked.userId))
    .orderBy(desc(leaves.requestedAt), desc(leaves.id))
    .limit(asked.limit)
    .offset(asked.offset),
);

const refused = (message: string) => new BusinessError(BACKEND_CODE.conflict, message);

async function lockedLesson(tx: Db, lessonId: number, userId: number): Promise<typeof lessons.$inferSelect> {
  const own = and(eq(lessons.id, lessonId), ownLessons(userId));
  const [lesson] = await tx.select().from(lessons).where(own).for('update');
  return orNotFound(lesson, LEAVE_MESSAGES.unknownLesson);
}

/** During the leave another lesson may have been booked for, or moved to, its time. */
async function assertStillFree(tx: Db, userId: number, lessonId: number): Promise<void> {
  const lesson = await lockedLesson(tx, lessonId, userId);
  if (await hasLessonThen(tx, userId, lesson, lessonId)) throw refused(LEAVE_MESSAGES.clash);
}

/** An existing request, which a retry after a lost response finds. */
async function runningLeave(tx: Db, lessonId: number): Promise<number | undefined> {
  const [running] = await tx
    .select({ id: leaves.id })
    .from(leaves)
    .where(and(eq(leaves.lessonId, lessonId), ne(leaves.state, LeaveState.withdrawn)));
  return running?.id;
}

async function describe(tx: Db, lessonId: number) {
  const [row] = await tx
    .select({ subject: courses.subject, lessonName: lessons.chapterName, teacherName: teachers.name })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(eq(lessons.id, lessonId));
  const brandCode = brandOf(row?.subject);
  if (row === undefined || brandCode === undefined) {
    throw new BusinessError(BACKEND_CODE.notFound, LEAVE_MESSAGES.unknownLesson);
  }
  return { ...row, brandCode };
}

/** Atomic decrement: concurrent requests cannot exceed the remaining leave. */
async function takeOne(tx: Db, userId: number, brandCode: string): Promise<void> {
  const taken = await tx
    .update(leaveBalances)
    .set({ usableNum: sql`${leaveBalances.usableNum} - 1` })
    .where(
      and(ownLeaveBalances(userId), eq(leaveBalances.brandCode, brandCode), gt(leaveBalances.usableNum, 0)),
    )
    .returning({ usableNum: leaveBalances.usableNum });
  if (taken.length === 0) throw refused(LEAVE_MESSAGES.noneLeft);
}
