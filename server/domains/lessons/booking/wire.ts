/** Bookings in the contract's format. */
import type { CallContext } from '../../../core/http/handler';
import type { Booking } from '../../../../src/contract/lessons/schema';
import { pictureUrl } from '../../../core/http/file-url';
import { formatDateTime, addMillis, MINUTE } from '../../../core/time';
import { BookingState } from '../../../../src/contract/lessons/values';
import { mayCancel } from './change';
import type { bookingsOf } from './find';

type BookingRow = Awaited<ReturnType<typeof bookingsOf>>[number];

export function toBooking(row: BookingRow, context: CallContext, now: Date): Booking {
  const { booking, time, chapter, course } = row;
  const state = bookingState(row, now);
  return {
    bookingId: booking.id,
    liveId: booking.lessonId ?? 0,
    courseName: course.name,
    subject: course.subject,
    // The number went with the lesson.
    chapterName: row.lessonName ?? chapter.name,
    teacherName: row.teacherName,
    picture: pictureUrl(context, chapter.picture),
    lessonTime: formatDateTime(time.startsAt),
    durationMinutes: time.durationMinutes,
    state,
    canCancel: state === BookingState.coming && row.attendance === null && mayCancel(time.startsAt, now),
  };
}

function bookingState({ booking, time }: BookingRow, now: Date): BookingState {
  if (booking.cancelledAt !== null) return BookingState.cancelled;
  const end = addMillis(time.startsAt, time.durationMinutes * MINUTE);
  return now > end ? BookingState.over : BookingState.coming;
}
