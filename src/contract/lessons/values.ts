/** Timetable, class list, leave, calendar, live lessons and listening. */
import type { ValueOf } from '../wire';

export const ClassListWhen = { coming: 'coming', past: 'past' } as const;
export type ClassListWhen = (typeof ClassListWhen)[keyof typeof ClassListWhen];

export const CLASS_LIST_PAGE = 10;

/** Minutes before a class at which a calendar reminds of it. */
export const CALENDAR_REMINDER_MINUTES = 15;
/** The address of a calendar file works once, and no longer than this. */
export const CALENDAR_SECONDS = 300;
/** Classes in one calendar file, the next ones first. */
export const CALENDAR_CLASSES = 100;
/** Where the backend hands the file out: GET `<path>/<one-time token>/<file name>`. */
export const CALENDAR_PATH = '/v1/course/calendar';

/** planned: the make-up lesson has a date; madeUp: it was held; withdrawn: the child comes after all. */
export const LeaveState = { onLeave: 1, planned: 2, madeUp: 3, withdrawn: 4 } as const;
export type LeaveState = ValueOf<typeof LeaveState>;

/** So long before its begin a class lets children in (assumed). */
export const ENTRY_MINUTES = 30;

/** Leave may be asked for and taken back until so many hours before the lesson begins. */
export const LEAVE_NOTICE_HOURS = 2;
/** Lessons further ahead are not offered. */
export const LEAVE_AHEAD_DAYS = 14;

export const LIVE_TASK_ID = 16;

/** `liveStatus`: only 0 is shown; the rest is assumed. */
export const LiveStatus = { notStarted: 0, live: 1, finished: 2 } as const;
export type LiveStatus = ValueOf<typeof LiveStatus>;

/** Status of a class in the study plan (assumed). finished: the child was there; over: nobody recorded whether it was. */
export const StudyClassStatus = { upcoming: 0, live: 1, finished: 2, missed: 3, leave: 4, over: 5 } as const;
export type StudyClassStatus = ValueOf<typeof StudyClassStatus>;

/** A booking stays until it is given back or its lesson is over. */
export const BookingState = { coming: 'coming', over: 'over', cancelled: 'cancelled' } as const;
export type BookingState = ValueOf<typeof BookingState>;

/** open: may be booked; booked: by this child; clash: the child has another lesson then; full: no seat is left. */
export const BookingTimeState = { open: 'open', booked: 'booked', clash: 'clash', full: 'full' } as const;
export type BookingTimeState = ValueOf<typeof BookingTimeState>;

/** Times are offered for so many days, today among them. */
export const BOOKING_DAYS = 14;
/** So many lessons may be booked and not be over at a time. */
export const BOOKINGS_AT_ONCE = 3;
/** A lesson may be booked until so many minutes before it begins. */
export const BOOKING_NOTICE_MINUTES = 30;
export const BOOKINGS_PAGE = 10;

/** What a parent finds behind the link of a live class. refused: it is no lesson of the child, or nobody is logged in. */
export const LiveAuditState = {
  notBegun: 'notBegun',
  live: 'live',
  over: 'over',
  leave: 'leave',
  refused: 'refused',
} as const;
export type LiveAuditState = ValueOf<typeof LiveAuditState>;
