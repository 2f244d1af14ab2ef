/** Account constants needed at start-up; the rest (values.ts) is loaded with the pages that use it. */

export const DEFAULT_CHANNEL = '0';
export const IOS_SOURCE_ID = 101;
export const DEFAULT_INVITED_USER_ID = 0;

/** After this time away, a page that returns to the foreground checks its session (assumed). */
export const LONG_AWAY_MS = 15 * 60_000;
