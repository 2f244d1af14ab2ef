/** A copy of what is kept about a parent and a child. Limits are not shown in the specification (assumed). */

/** Of one account, on one day of the calendar. */
export const DATA_EXPORTS_PER_DAY = 5;
/** The address of a copy works once, and no longer than this. */
export const DATA_EXPORT_SECONDS = 300;

/** Where the backend hands the copy out: GET `<path>/<one-time token>/<file name>`; with `?view=1` to be read in place. */
export const DATA_EXPORT_PATH = '/v1/personalData/file';
export const DATA_EXPORT_VIEW = 'view';
