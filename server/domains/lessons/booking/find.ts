/** Queries for the list of bookings. */

import { desc, eq, sql } from 'drizzle-orm';
import { courseChapters, courses } from '../../courses/tables';
import { totalRows, waitingFirst, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { lessons, teachers } from '../../courses/timetable/tables';
import { bookings, bookingTimes } from './tables';
import { ownBookings } from '../policies';

export function bookingsOf(db: Db, userId: number, now: Date, { limit, offset }: Paging) {
  const timeEnd = sql`${bookingTimes.startsAt} + make_interval(mins => ${bookingTimes.durationMinutes})`;
  const isComing = sql`${bookings.cancelledAt} IS NULL AND ${timeEnd} >= ${now}`;
  return db
    .select({
      booking: bookings,
      time: bookingTimes,
      course: { name: courses.name, subject: courses.subject },
      chapter: courseChapters,
      teacherName: teachers.name,
      attendance: lessons.attendance,
      /** null: the lesson was deleted with the booking. */
      lessonName: lessons.chapterName,
      total: totalRows,
    })
    .from(bookings)
    .innerJoin(bookingTimes, eq(bookingTimes.id, bookings.timeId))
    .innerJoin(courses, eq(courses.id, bookingTimes.courseId))
    .innerJoin(courseChapters, eq(courseChapters.id, bookingTimes.chapterId))
    .innerJoin(teachers, eq(teachers.id, bookingTimes.teacherId))
    .leftJoin(lessons, eq(lessons.id, bookings.lessonId))
    .where(ownBookings(userId))
    .orderBy(...waitingFirst(isComing, bookingTimes.startsAt), desc(bookings.id))
    .limit(limit)
    .offset(offset);
}
