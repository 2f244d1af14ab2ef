/** The shown week: dates as 'YYYY-MM-DD' in lesson time (Asia/Shanghai), whatever the phone's time zone. */

export const DAYS_A_WEEK = 7;

const DAY_MS = 86_400_000;

export const addDays = (date: string, days: number): string => dateOf(utcOf(date) + days * DAY_MS);

/** Weeks begin on Monday, as the study plan's `from` does. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(utcOf(date)).getUTCDay() || DAYS_A_WEEK;

export const weekFrom = (monday: string): string[] =>
  Array.from({ length: DAYS_A_WEEK }, (_, days) => addDays(monday, days));

/** Between two Mondays; negative when `later` is earlier. */
export const weeksBetween = (monday: string, later: string): number =>
  (utcOf(later) - utcOf(monday)) / (DAYS_A_WEEK * DAY_MS);

const utcOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);
