/** The list of a child's classes (/myClassList). Paths and limits are not shown in the specification (assumed). */

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
