import { and, asc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { BookingTime } from '../../../../src/contract/lessons/schema';
import { BookingTimeState } from '../../../../src/contract/lessons/values';
import { courseChapters } from '../../courses/tables';
import { pageOf } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { requireSession, withCount, type Handler } from '../../../core/http/handler';
import { formatDateTime } from '../../../core/time';
import { chapterName } from '../../courses/timetable/chapter-name';
import { lessons, teachers } from '../../courses/timetable/tables';
import { ensureLessonWindow } from '../../courses/timetable/window';
import { endOfOffer, firstOffered, lessonEnd, openNumber } from './change';
import { bookableCourses } from './courses';
import { numbersOf } from './numbers';
import { bookings, bookingTimes } from './tables';
import { ensureBookingTimes } from './times';
import { toBooking } from './wire';
import { bookingsOf } from './find';

/** Limit of the contract. */
const TIMES = 200;

export const listBookingTimes: Handler<'listBookingTimes'> = async ({ courseId }, context) => {
  const session = requireSession(context);
  const { db, clock } = context;
  await ensureBookingTimes(db, clock);
  await ensureLessonWindow(db, clock, session.userId);
  const now = clock.now();
  const courses = await bookableCourses(db, session);
  const course = courses.find((one) => one.courseId === courseId) ?? courses[0];
  return {
    courses: [...courses],
    courseId: course?.courseId ?? 0,
    times: course === undefined ? [] : await timesOf(db, session.userId, course.courseId, now),
    openNum: await openNumber(db, session.userId, now),
  };
};

/** One query: free seats, and conflicts with the child's lessons. */
async function timesOf(db: Db, userId: number, courseId: number, now: Date): Promise<BookingTime[]> {
  const taken = sql<number>`(SELECT count(*)::int FROM ${bookings} WHERE ${bookings.timeId} = ${bookingTimes.id} AND ${bookings.cancelledAt} IS NULL)`;
  const isMine = sql<boolean>`EXISTS (SELECT FROM ${bookings} WHERE ${bookings.timeId} = ${bookingTimes.id}
    AND ${bookings.cancelledAt} IS NULL AND ${bookings.userId} = ${userId})`;
  const goes = or(isNull(lessons.attendance), ne(lessons.attendance, 'leave'));
  const timeEnd = sql`${bookingTimes.startsAt} + make_interval(mins => ${bookingTimes.durationMinutes})`;
  const isClash = sql<boolean>`EXISTS (SELECT FROM ${lessons} WHERE ${lessons.userId} = ${userId} AND ${goes}
    AND ${lessons.startsAt} < ${timeEnd} AND ${lessonEnd} > ${bookingTimes.startsAt})`;
  const found = await db
    .select({
      time: bookingTimes,
      chapter: { name: courseChapters.name, position: courseChapters.position },
      teacherName: teachers.name,
      ...{ taken, isMine, isClash },
    })
    .from(bookingTimes)
    .innerJoin(courseChapters, eq(courseChapters.id, bookingTimes.chapterId))
    .innerJoin(teachers, eq(teachers.id, bookingTimes.teacherId))
    .where(
      and(
        eq(bookingTimes.courseId, courseId),
        gte(bookingTimes.startsAt, firstOffered(now)),
        lt(bookingTimes.startsAt, endOfOffer(now)),
      ),
    )
    .orderBy(asc(bookingTimes.startsAt), asc(bookingTimes.id))
    .limit(TIMES);
  const numberOf = await numbersOf(db, userId, courseId);
  return found.map((row) => {
    const seatsLeft = Math.max(row.time.seats - row.taken, 0);
    return {
      timeId: row.time.id,
      startsAt: formatDateTime(row.time.startsAt),
      durationMinutes: row.time.durationMinutes,
      chapterName: chapterName(numberOf(row.chapter.position, row.time.startsAt), row.chapter.name),
      teacherName: row.teacherName,
      seatsLeft,
      state: stateOf({ ...row, seatsLeft }),
    };
  });
}

function stateOf(of: {
  readonly isMine: boolean;
  readonly isClash: boolean;
  readonly seatsLeft: number;
}): BookingTimeState {
  if (of.isMine) return BookingTimeState.booked;
  if (of.isClash) return BookingTimeState.clash;
  return of.seatsLeft === 0 ? BookingTimeState.full : BookingTimeState.open;
}

export const listBookings: Handler<'listBookings'> = async ({ page, limit }, context) => {
  const { userId } = requireSession(context);
  const { db, clock } = context;
  const now = clock.now();
  const { rows, total } = await pageOf((paging) => bookingsOf(db, userId, now, paging), { page, limit });
  return withCount(
    rows.map((row) => toBooking(row, context, now)),
    total,
  );
};
