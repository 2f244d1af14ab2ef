/** What every start of the app needs to know of accounts; the rest (values.ts) comes with the pages that use it. */

export const DEFAULT_CHANNEL = '0';
export const IOS_SOURCE_ID = 101;
export const DEFAULT_INVITED_USER_ID = 0;

/** From then on a page that shows itself again asks whether its session still counts (assumed). */
export const LONG_AWAY_MS = 15 * 60_000;
