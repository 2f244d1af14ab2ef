/**
 * The child's entry into a class, reported by the provider and not reachable by parents' calls: it counts as
 * attendance, costs an hour, and is a learning event.
 */
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { CourseType, type Subject } from '../../../src/contract/courses/values';
import { AuditionStatus } from '../../../src/contract/profile/status';
import { students } from '../account/tables';
import { brandOf } from '../courses/brand';
import { courses } from '../courses/tables';
import type { Db } from '../../core/db/types';
import { recordAttended } from '../learning/lesson-events';
import { payLesson } from '../hours/movements';
import { hook } from '../../core/hook';
import type { Clock } from '../../core/time';
import { lessons } from '../courses/timetable/tables';

interface AttendanceServices {
  readonly db: Db;
  readonly clock: Clock;
}

interface Attended {
  readonly userId: number;
  readonly isTrial: boolean;
}

/** Fired on a child's first entry into a lesson, in the transaction that stores it. */
export const onAttended = hook<[tx: Db, clock: Clock, attended: Attended]>();

/** Idempotent. false: no such lesson. */
export async function attendLesson({ db, clock }: AttendanceServices, liveId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isNew = or(isNull(lessons.attendance), ne(lessons.attendance, 'joined'));
    const [entered] = await tx
      .update(lessons)
      .set({ attendance: 'joined' })
      .where(and(eq(lessons.id, liveId), isNew))
      .returning();
    // Of two concurrent calls the second waits, finds the entry, and charges nothing.
    if (entered === undefined) return false;
    const course = await courseOf(tx, entered.courseId);
    const subject = course?.subject;
    const isTrial = course?.type === CourseType.trial;
    if (isTrial) await markAuditioned(tx, entered.userId, subject);
    await recordAttended(tx, clock, entered, subject ?? null);
    await pay(tx, clock, entered, subject);
    await onAttended.run(tx, clock, { userId: entered.userId, isTrial });
    return true;
  });
}

async function courseOf(tx: Db, courseId: number) {
  const [course] = await tx
    .select({ subject: courses.subject, type: courses.courseType })
    .from(courses)
    .where(eq(courses.id, courseId));
  return course;
}

/** Attending a trial lesson completes the audition: it is no longer offered. */
async function markAuditioned(tx: Db, userId: number, subject: Subject | undefined): Promise<void> {
  const audition = { status: AuditionStatus.done, ...(subject !== undefined && { subject }) };
  await tx
    .update(students)
    .set({ studentAuditionStatusEnums: [audition] })
    .where(eq(students.userId, userId));
}

async function pay(
  tx: Db,
  clock: Clock,
  { userId, chapterName }: typeof lessons.$inferSelect,
  subject: Subject | undefined,
): Promise<void> {
  const brandCode = brandOf(subject);
  if (brandCode !== undefined) await payLesson(tx, { userId, brandCode, title: chapterName }, clock);
}
