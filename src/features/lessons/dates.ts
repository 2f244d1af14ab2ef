/** Dates as parents say them, by the clock of the lessons (Asia/Shanghai), wherever the phone is. */
import { WIRE_UTC_OFFSET } from '@/contract/wire';
import { DAY_NAMES, dateName, weekdayNames } from './texts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SHANGHAI_OFFSET_MS = 8 * 60 * MINUTE_MS;
const DAYS_SAID_BY_WEEKDAY = 6;

/** Milliseconds of 'YYYY-MM-DD HH:mm:ss'; NaN when it is no date. */
export const momentOf = (wire: string): number =>
  Date.parse(`${wire.trim().replace(' ', 'T')}${WIRE_UTC_OFFSET}`);

/** Days since 1970 in Shanghai: two moments of one day have the same. */
export const dayNumber = (moment: number): number => Math.floor((moment + SHANGHAI_OFFSET_MS) / DAY_MS);

/** 今天 19:00, 明天 10:30, 周六 9:00, 11月21日 19:00; '' when it is no date. */
export function sayWhen(wire: string, now: number): string {
  const moment = momentOf(wire);
  if (Number.isNaN(moment)) return '';
  return `${sayDay(moment, now)} ${sayTime(moment)}`;
}

/** 11月21日; '' when it is no date. */
export function sayDate(wire: string): string {
  const inShanghai = new Date(momentOf(wire) + SHANGHAI_OFFSET_MS);
  return Number.isNaN(inShanghai.getTime())
    ? ''
    : dateName(inShanghai.getUTCMonth() + 1, inShanghai.getUTCDate());
}

/** 19:00, 9:05; '' when it is no moment. */
export function sayTime(moment: number): string {
  if (Number.isNaN(moment)) return '';
  const inShanghai = new Date(moment + SHANGHAI_OFFSET_MS);
  return `${inShanghai.getUTCHours()}:${String(inShanghai.getUTCMinutes()).padStart(2, '0')}`;
}

function sayDay(moment: number, now: number): string {
  const ahead = dayNumber(moment) - dayNumber(now);
  const name = DAY_NAMES[ahead];
  if (name) return name;
  const inShanghai = new Date(moment + SHANGHAI_OFFSET_MS);
  if (ahead > 0 && ahead <= DAYS_SAID_BY_WEEKDAY) return weekdayNames[inShanghai.getUTCDay()] ?? '';
  return dateName(inShanghai.getUTCMonth() + 1, inShanghai.getUTCDate());
}
