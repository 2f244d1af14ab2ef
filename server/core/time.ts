/**
 * All dates on the wire and every "today" are in Asia/Shanghai. China is UTC+8 all year, so a fixed offset is exact and needs no
 * time-zone data.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const SHANGHAI_OFFSET = 8 * HOUR;

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
const two = (number: number): string => TWO_DIGITS[number] ?? String(number);

/** 'YYYY-MM-DD HH:mm:ss' in Asia/Shanghai; '' for none. Lists format dozens of these; toISOString would take three times as long. */
export function formatDateTime(moment: Date | null): string {
  if (moment === null) return '';
  const shifted = new Date(moment.getTime() + SHANGHAI_OFFSET);
  const time = `${two(shifted.getUTCHours())}:${two(shifted.getUTCMinutes())}:${two(shifted.getUTCSeconds())}`;
  return `${dayOf(shifted)} ${time}`;
}

/** 'YYYY-MM-DD' in Asia/Shanghai. */
export const formatDate = (moment: Date): string => dayOf(new Date(moment.getTime() + SHANGHAI_OFFSET));

function dayOf(shifted: Date): string {
  const year = shifted.getUTCFullYear();
  // Years outside four digits, or an invalid date: toISOString's format, or its error.
  if (!(year >= 1000 && year <= 9999)) return shifted.toISOString().slice(0, 10);
  return `${year}-${two(shifted.getUTCMonth() + 1)}-${two(shifted.getUTCDate())}`;
}

/** '11月21日 19:00' in Asia/Shanghai. */
export function sayMoment(moment: Date): string {
  const [day = '', time = ''] = formatDateTime(moment).split(' ');
  const [, month, date] = day.split('-').map(Number);
  return `${month}月${date}日 ${time.slice(0, 5)}`;
}

/** Today in Asia/Shanghai, 'YYYY-MM-DD'. */
export function today(clock: Clock): string {
  return formatDate(clock.now());
}

/** Midnight in Asia/Shanghai of the day of `moment`. */
export function startOfDay(moment: Date): Date {
  const shifted = moment.getTime() + SHANGHAI_OFFSET;
  return new Date(Math.floor(shifted / DAY) * DAY - SHANGHAI_OFFSET);
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}

export function addMillis(moment: Date, millis: number): Date {
  return new Date(moment.getTime() + millis);
}

/** `time` ('HH:mm' or 'HH:mm:ss') of `day` ('YYYY-MM-DD'), both in Asia/Shanghai. */
export function shanghaiTime(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}+08:00`);
}

/** Later moments have no room for days to be added: PostgreSQL takes no year of five digits. */
const LATEST = Date.UTC(9999, 0);

/** The same of what somebody typed; null: it does not exist. A pattern alone takes 31 February, and Date makes it 3 March. */
export function typedTime(day: string, time?: string): Date | null {
  const moment = shanghaiTime(day, time);
  return moment.getTime() < LATEST && formatDate(moment) === day ? moment : null;
}

/** Hour of the day in Asia/Shanghai, 0 to 23. */
export function shanghaiHour(moment: Date): number {
  return new Date(moment.getTime() + SHANGHAI_OFFSET).getUTCHours();
}
