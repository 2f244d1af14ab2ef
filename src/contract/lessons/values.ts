/** Timetable, class list, leave, calendar, live lessons and listening. */
import type { ValueOf } from '../wire';

export const ClassListWhen = { coming: 'coming', past: 'past' } as const;
export type ClassListWhen = (typeof ClassListWhen)[keyof typeof ClassListWhen];

export const CLASS_LIST_PAGE = 10;

/** Minutes before a class at which the calendar reminds. */
export const CALENDAR_REMINDER_MINUTES = 15;
/** WeChat's message comes this long before a class, or up to ten minutes later. */
export const CLASS_SOON_MINUTES = 30;
/** The URL of a calendar file works once and expires after this time. */
export const CALENDAR_SECONDS = 300;
/** Maximum classes in a calendar file, the next ones first. */
export const CALENDAR_CLASSES = 100;
/** Download: GET `<path>/<one-time token>/<file name>`. */
export const CALENDAR_PATH = '/v1/course/calendar';

/** planned: the make-up lesson has a date; madeUp: it was held; withdrawn: leave cancelled. */
export const LeaveState = { onLeave: 1, planned: 2, madeUp: 3, withdrawn: 4 } as const;
export type LeaveState = ValueOf<typeof LeaveState>;

/** A class can be entered this long before it begins (assumed). */
export const ENTRY_MINUTES = 30;

/** Leave can be requested and withdrawn until this many hours before the lesson. */
export const LEAVE_NOTICE_HOURS = 2;
/** Lessons further ahead are not offered. */
export const LEAVE_AHEAD_DAYS = 14;

export const LIVE_TASK_ID = 16;

/** `liveStatus`: only 0 is shown; the rest is assumed. */
export const LiveStatus = { notStarted: 0, live: 1, finished: 2 } as const;
export type LiveStatus = ValueOf<typeof LiveStatus>;

/** Status of a class in the study plan (assumed). finished: attended; over: attendance not recorded. */
export const StudyClassStatus = { upcoming: 0, live: 1, finished: 2, missed: 3, leave: 4, over: 5 } as const;
export type StudyClassStatus = ValueOf<typeof StudyClassStatus>;

/** A booking exists until cancelled or until its lesson is over. */
export const BookingState = { coming: 'coming', over: 'over', cancelled: 'cancelled' } as const;
export type BookingState = ValueOf<typeof BookingState>;

/** open: bookable; booked: by this child; clash: overlaps another lesson of the child; full: no free seat. */
export const BookingTimeState = { open: 'open', booked: 'booked', clash: 'clash', full: 'full' } as const;
export type BookingTimeState = ValueOf<typeof BookingTimeState>;

/** Days for which times are offered, including today. */
export const BOOKING_DAYS = 14;
/** Maximum upcoming bookings. */
export const BOOKINGS_AT_ONCE = 3;
/** A lesson can be booked until this many minutes before it begins. */
export const BOOKING_NOTICE_MINUTES = 30;
export const BOOKINGS_PAGE = 10;

/** States of the live class link. refused: not the child's lesson, or no session. */
export const LiveAuditState = {
  notBegun: 'notBegun',
  live: 'live',
  over: 'over',
  leave: 'leave',
  refused: 'refused',
} as const;
export type LiveAuditState = ValueOf<typeof LiveAuditState>;
