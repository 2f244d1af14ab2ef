import { DAY, typedTime } from './time';

/** Calendar days as 'YYYY-MM-DD' in Asia/Shanghai. */
export type Day = string;

/** Days since 1970-01-01. */
export const dayNumber = (day: Day): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

export const dayOf = (number: number): Day => new Date(number * DAY).toISOString().slice(0, 10);

export const plusDays = (day: Day, days: number): Day => dayOf(dayNumber(day) + days);

/** 1 is Monday, 7 is Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: Day): number => ((dayNumber(day) + 3) % 7) + 1;

/** Monday of the week of `day`. */
export const mondayOf = (day: Day): Day => plusDays(day, 1 - weekdayOf(day));

export const laterOf = (left: Day, right: Day): Day => (left > right ? left : right);

/** Whether the date exists. */
export const isDay = (text: string): boolean => typedTime(text) !== null;
