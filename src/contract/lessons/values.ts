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
