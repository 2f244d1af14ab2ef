/** Lessons as staff find and move them. */
import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { routes } from '../../../src/contract/routes';
import { LessonState } from '../../../src/contract/staff/values';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { badInput, BusinessError } from '../../core/http/handler';
import { addDays, sayMoment, type Clock } from '../../core/time';
import { lockChild } from '../account/lock-child';
import { accounts, students } from '../account/tables';
import { courses } from '../courses/tables';
import { ownLessons } from '../courses/timetable/policies';
import { lessons, teachers } from '../courses/timetable/tables';
import { SPARE_DAYS } from '../courses/timetable/window';
import { lessonRef } from '../learning/lesson-events';
import { notify } from '../messages/outbox/notify';
import { withdraw } from '../messages/outbox/withdraw';
import { hasLessonThen } from './booking/change';
import { bookings } from './booking/tables';
import { LESSON_MESSAGES, MOVE_MESSAGES } from './messages';

const isBooked = sql<boolean>`EXISTS (SELECT FROM ${bookings} WHERE ${bookings.lessonId} = ${lessons.id}
  AND ${bookings.cancelledAt} IS NULL)`;

const rowsOf = (db: Db) =>
  db
    .select({
      ...{ lesson: lessons, isBooked, teacher: teachers.name, total: totalRows },
      course: { name: courses.name, subject: courses.subject },
      child: { kidName: students.kidName, phoneMask: accounts.phoneMask },
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .innerJoin(students, eq(students.userId, lessons.userId))
    .innerJoin(accounts, eq(accounts.id, students.accountId));

interface Wanted {
  readonly userId?: number | undefined;
  readonly courseId?: number | undefined;
  readonly from: Date;
  /** Default: as far as there are lessons. */
  readonly until?: Date | undefined;
}

export const lessonsFrom = (db: Db, { courseId, from, until, userId }: Wanted, { limit, offset }: Paging) =>
  rowsOf(db)
    .where(
      and(
        userId === undefined ? undefined : ownLessons(userId),
        courseId === undefined ? undefined : eq(lessons.courseId, courseId),
        gte(lessons.startsAt, from),
        until === undefined ? undefined : lt(lessons.startsAt, until),
      ),
    )
    .orderBy(asc(lessons.startsAt), asc(lessons.id))
    .limit(limit)
    .offset(offset);

export type FoundLesson = Omit<Awaited<ReturnType<typeof lessonsFrom>>[number], 'total'>;

/** In a transaction: until it ends, the child's lessons are this colleague's. */
export async function lessonToMove(tx: Db, id: number): Promise<FoundLesson | undefined> {
  const isIt = eq(lessons.id, id);
  const [named] = await tx.select({ userId: lessons.userId }).from(lessons).where(isIt);
  if (named === undefined) return undefined;
  await lockChild(tx, named.userId);
  await tx.select({ id: lessons.id }).from(lessons).where(isIt).for('update');
  const [found] = await rowsOf(tx).where(isIt);
  return found;
}

export function lessonState(
  { isBooked: isOwnBooking, lesson }: Pick<FoundLesson, 'isBooked' | 'lesson'>,
  now: Date,
): LessonState {
  if (lesson.attendance === 'leave') return LessonState.leave;
  if (lesson.attendance !== null || lesson.startsAt <= now) return LessonState.over;
  return isOwnBooking ? LessonState.booked : LessonState.coming;
}

interface Move {
  readonly startsAt: Date;
  readonly teacherId: number;
}

interface Services {
  readonly db: Db;
  readonly clock: Clock;
}

/** The parent hears of it once a move. Needs a transaction: what cannot be done whole is not done. */
export async function moveLesson({ clock, db: tx }: Services, found: FoundLesson, to: Move): Promise<void> {
  const now = clock.now();
  const { lesson } = found;
  const state = lessonState(found, now);
  if (state !== LessonState.coming) throw new BusinessError(BACKEND_CODE.conflict, MOVE_MESSAGES[state]);
  const isMoved = to.startsAt.getTime() !== lesson.startsAt.getTime();
  if (!isMoved && to.teacherId === lesson.teacherId) return;
  const teacher = await teacherNamed(tx, to.teacherId);
  if (isMoved) await assertFree(tx, lesson, to.startsAt, now);
  await tx.update(lessons).set(to).where(eq(lessons.id, lesson.id));
  const { chapterName: title, startsAt: before, userId } = lesson;
  const ref = lessonRef(lesson.id);
  // The reminder is of the former time, and is due again.
  if (isMoved) await withdraw(tx, 'classSoon', { userId, event: ref });
  const words = isMoved
    ? LESSON_MESSAGES.moved({ title, before: sayMoment(before), after: sayMoment(to.startsAt), teacher })
    : LESSON_MESSAGES.otherTeacher({ title, at: sayMoment(before), teacher });
  const event = `${ref}:${now.toISOString()}`;
  await notify({ db: tx, clock }, 'lessonMoved', [
    { ...words, userId, event, path: routes.myClassList.path },
  ]);
}

async function teacherNamed(tx: Db, id: number): Promise<string> {
  const [teacher] = await tx.select({ name: teachers.name }).from(teachers).where(eq(teachers.id, id));
  if (teacher === undefined) throw badInput('teacherId', MOVE_MESSAGES.teacher);
  return teacher.name;
}

/** Further ahead the timetable has no lessons yet with which the new time could clash. */
async function assertFree(
  tx: Db,
  { durationMinutes, id, timetableId, userId }: FoundLesson['lesson'],
  startsAt: Date,
  now: Date,
): Promise<void> {
  if (startsAt <= now) throw badInput('startsAt', MOVE_MESSAGES.past);
  if (startsAt > addDays(now, SPARE_DAYS)) throw badInput('startsAt', MOVE_MESSAGES.far(SPARE_DAYS));
  const isTaken = await hasLessonThen(tx, userId, { startsAt, durationMinutes }, id);
  if (isTaken) throw badInput('startsAt', MOVE_MESSAGES.clash);
  if (timetableId === null) return;
  // Also one with leave: a timetable has one lesson at a time.
  const isSlot = and(
    eq(lessons.timetableId, timetableId),
    eq(lessons.startsAt, startsAt),
    ne(lessons.id, id),
  );
  if ((await tx.$count(lessons, isSlot)) > 0) throw badInput('startsAt', MOVE_MESSAGES.onLeave);
}
