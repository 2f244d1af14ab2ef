/** Full dates, from the wire's text. Near dates: features/lessons. */
import type { LocalClock } from '@/services/clock';
import { DAY_NAMES, dateTexts } from './texts';
import {
  besides,
  clockText,
  dayNumber,
  dayText,
  faceOf,
  momentOf,
  todayOf,
  zoned,
  type ZonedTime,
  isAway,
} from './zones';

const TIMES = /\d{1,2}[:：]\d{2}(?:\s*[-–—~至到]\s*\d{1,2}[:：]\d{2})?(?!\d|[^，。；\n]{0,12}北京时间)/g;

/** Free text such as messages or opening hours: marks each time of day as Beijing time. */
export const markTimes = (words: string, serverClock: LocalClock): string =>
  isAway(serverClock) ? words.replace(TIMES, dateTexts.beijing) : words;

const WIRE_DATE = /^(\d{4})-(\d{2})(?:-(\d{2}))?/;

function parts(wire: string): readonly [year: number, month: number, day: number] | undefined {
  const found = WIRE_DATE.exec(wire);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)] : undefined;
}

/** 2026年11月, of a day or a month; '' when invalid. */
export function formatMonth(wire: string): string {
  const [year, month] = parts(wire) ?? [];
  return year && month ? dateTexts.month(year, month) : '';
}

/** 11月21日; '' when invalid. */
export function formatMonthDay(wire: string): string {
  const [, month, day] = parts(wire) ?? [];
  return month && day ? dateTexts.monthDay(month, day) : '';
}

/** 2026年11月21日; '' when invalid. */
export function formatFullDate(wire: string): string {
  const [year, month, day] = parts(wire) ?? [];
  return year && month && day ? dateTexts.fullDate(year, month, day) : '';
}

/** 11月23日–29日, 11月30日–12月6日; each alone where the other is missing. */
export function formatSpan(from: string, to: string, format = formatMonthDay): string {
  const [first, last] = [format(from), format(to)];
  if (!first || !last || first === last) return first || last;
  const [year, month] = parts(from) ?? [];
  const [lastYear, lastMonth, day] = parts(to) ?? [];
  if (year !== lastYear) return dateTexts.span(first, last);
  return dateTexts.span(first, month === lastMonth ? dateTexts.dayOfMonth(day ?? 0) : formatMonthDay(to));
}

/** What lies back, as one says it: 今天 19:00, 昨天 9:05, 11月21日 19:00, 2025年11月21日 19:00; '' when invalid. */
export function minuteOf(wire: string, serverClock: LocalClock): ZonedTime {
  const moment = momentOf(wire);
  if (Number.isNaN(moment)) return { said: '', own: '' };
  const now = serverClock.now();
  const isThisYear = todayOf(now).slice(0, 4) === wire.slice(0, 4);
  const day =
    DAY_NAMES[dayNumber(moment) - dayNumber(now)] ?? (isThisYear ? formatMonthDay : formatFullDate)(wire);
  return zoned(`${day} ${clockText(faceOf(moment))}`, moment, serverClock, dayText);
}

export const formatMinute = (wire: string, serverClock: LocalClock): string =>
  besides(minuteOf(wire, serverClock));
