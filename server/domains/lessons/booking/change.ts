/**
 * The only place where seats change hands. Locks the child's row of students first, then the row of the time: no
 * overbooking and no deadlocks.
 */
import { and, count, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { CourseType } from '../../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import {
  BOOKING_DAYS,
  BOOKING_NOTICE_MINUTES,
  BOOKINGS_AT_ONCE,
  LEAVE_NOTICE_HOURS,
} from '../../../../src/contract/lessons/values';
import { lockChild } from '../../account/lock-child';
import { courseChapters, courses } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import { BusinessError, requireSession, type Handler } from '../../../core/http/handler';
import { addDays, addMillis, HOUR, MINUTE, startOfDay } from '../../../core/time';
import { chapterName } from '../../courses/timetable/chapter-name';
import { lessons } from '../../courses/timetable/tables';
import { ensureLessonWindow } from '../../courses/timetable/window';
import { bookableCourses } from './courses';
import { BOOKING_MESSAGES } from './messages';
import { numbersOf } from './numbers';
import { bookings, bookingTimes } from './tables';
import { ownLessons } from '../../courses/timetable/policies';
import { ownBookings } from '../policies';
import { orNotFound } from '../../../core/http/policy';

type Time = typeof bookingTimes.$inferSelect;

const refused = (message: string) => new BusinessError(BACKEND_CODE.conflict, message);

/** Idempotent for retries after a lost response. */
export const bookLesson: Handler<'bookLesson'> = async ({ timeId }, context) => {
  const session = requireSession(context);
  const { db, clock } = context;
  const { userId } = session;
  // Generates timetable lessons first, so that conflicts with them are found.
  await ensureLessonWindow(db, clock, userId);
  const known = await bookableCourses(db, session);
  return db.transaction(async (tx) => {
    await lockChild(tx, userId);
    const [time] = await tx.select().from(bookingTimes).where(eq(bookingTimes.id, timeId)).for('update');
    const course = known.find(({ courseId }) => courseId === time?.courseId);
    if (time === undefined || course === undefined)
      throw new BusinessError(BACKEND_CODE.notFound, BOOKING_MESSAGES.unknownTime);
    const mine = await openBooking(tx, userId, timeId);
    if (mine !== undefined) return { bookingId: mine.id, liveId: mine.lessonId ?? 0 };
    const now = clock.now();
    if (!isOffered(time, now)) throw refused(BOOKING_MESSAGES.tooLate);
    if ((await seatsTaken(tx, timeId)) >= time.seats) throw refused(BOOKING_MESSAGES.full);
    if ((await openNumber(tx, userId, now)) >= BOOKINGS_AT_ONCE) throw refused(BOOKING_MESSAGES.tooMany);
    if (course.courseType === CourseType.trial && (await hadTrial(tx, userId, time.courseId)))
      throw refused(BOOKING_MESSAGES.courseDone);
    if (await hasLessonThen(tx, userId, time)) throw refused(BOOKING_MESSAGES.clash);
    const liveId = await makeLesson(tx, userId, time);
    const row = { userId, timeId, lessonId: liveId, bookedAt: now };
    const [made] = await tx.insert(bookings).values(row).returning({ id: bookings.id });
    return { bookingId: made?.id ?? 0, liveId };
  });
};

/** Deletes the lesson with the booking; no hour has been charged for it. */
export const cancelBooking: Handler<'cancelBooking'> = async ({ bookingId }, context) => {
  const { userId } = requireSession(context);
  const { db, clock } = context;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockChild(tx, userId);
    const [row] = await tx
      .select({ booking: bookings, startsAt: bookingTimes.startsAt, attendance: lessons.attendance })
      .from(bookings)
      .innerJoin(bookingTimes, eq(bookingTimes.id, bookings.timeId))
      .leftJoin(lessons, eq(lessons.id, bookings.lessonId))
      .where(and(eq(bookings.id, bookingId), ownBookings(userId)));
    const { attendance, booking, startsAt } = orNotFound(row, BOOKING_MESSAGES.unknownBooking);
    if (booking.cancelledAt !== null) return;
    if (attendance === 'leave') throw refused(BOOKING_MESSAGES.onLeave);
    if (!mayCancel(startsAt, now)) throw refused(BOOKING_MESSAGES.tooLateToCancel);
    await tx.update(bookings).set({ cancelledAt: now }).where(eq(bookings.id, bookingId));
    const { lessonId } = booking;
    if (lessonId !== null) await tx.delete(lessons).where(eq(lessons.id, lessonId));
  });
  return null;
};

export const mayCancel = (startsAt: Date, now: Date): boolean =>
  now <= addMillis(startsAt, -LEAVE_NOTICE_HOURS * HOUR);

/** From half an hour ahead to the end of the last offered day. */
export const firstOffered = (now: Date): Date => addMillis(now, BOOKING_NOTICE_MINUTES * MINUTE);
export const endOfOffer = (now: Date): Date => addDays(startOfDay(now), BOOKING_DAYS);

const isOffered = ({ startsAt }: Time, now: Date): boolean =>
  startsAt >= firstOffered(now) && startsAt < endOfOffer(now);

async function openBooking(tx: Db, userId: number, timeId: number) {
  const isMine = and(ownBookings(userId), eq(bookings.timeId, timeId), isNull(bookings.cancelledAt));
  const [open] = await tx.select().from(bookings).where(isMine);
  return open;
}

const seatsTaken = (tx: Db, timeId: number): Promise<number> =>
  tx.$count(bookings, and(eq(bookings.timeId, timeId), isNull(bookings.cancelledAt)));

export async function openNumber(tx: Db, userId: number, now: Date): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(bookings)
    .innerJoin(bookingTimes, eq(bookingTimes.id, bookings.timeId))
    .where(and(ownBookings(userId), isNull(bookings.cancelledAt), gt(bookingTimes.startsAt, now)));
  return row?.number ?? 0;
}

/** As many lessons as the course has; a missed one can be repeated. */
async function hadTrial(tx: Db, userId: number, courseId: number): Promise<boolean> {
  const isHeld = or(isNull(lessons.attendance), eq(lessons.attendance, 'joined'));
  const had = await tx.$count(lessons, and(ownLessons(userId), eq(lessons.courseId, courseId), isHeld));
  const [course] = await tx.select({ num: courses.courseNum }).from(courses).where(eq(courses.id, courseId));
  return had >= (course?.num ?? 1);
}

export const lessonEnd = sql`${lessons.startsAt} + make_interval(mins => ${lessons.durationMinutes})`;

/** Lessons with leave do not conflict. `but`: the one that is to be moved there. */
export async function hasLessonThen(
  tx: Db,
  userId: number,
  { startsAt, durationMinutes }: Pick<Time, 'startsAt' | 'durationMinutes'>,
  but?: number,
): Promise<boolean> {
  const end = addMillis(startsAt, durationMinutes * MINUTE);
  const goes = or(isNull(lessons.attendance), ne(lessons.attendance, 'leave'));
  const [other] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(
      and(
        ...[ownLessons(userId), goes, but === undefined ? undefined : ne(lessons.id, but)],
        ...[sql`${lessons.startsAt} < ${end}`, sql`${lessonEnd} > ${startsAt}`],
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function makeLesson(tx: Db, userId: number, time: Time): Promise<number> {
  const [chapter] = await tx.select().from(courseChapters).where(eq(courseChapters.id, time.chapterId));
  const numberOf = await numbersOf(tx, userId, time.courseId);
  const [made] = await tx
    .insert(lessons)
    .values({
      timetableId: null,
      userId,
      courseId: time.courseId,
      teacherId: time.teacherId,
      chapterId: time.chapterId,
      chapterName: chapterName(numberOf(chapter?.position ?? 1, time.startsAt), chapter?.name ?? ''),
      chapterPicture: chapter?.picture ?? '',
      startsAt: time.startsAt,
      durationMinutes: time.durationMinutes,
    })
    .returning({ id: lessons.id });
  return made?.id ?? 0;
}
