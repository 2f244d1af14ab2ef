/** Full dates, from the wire's text. Near dates: features/lessons. */
import type { LocalClock } from '@/services/clock';
import { dateTexts } from './texts';
import { besides, dayText, momentOf, zoned, type ZonedTime } from './zones';

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

/** 2026-11-21 19:00; '' when invalid. */
export const minuteOf = (wire: string, serverClock: LocalClock): ZonedTime =>
  zoned(formatFullDate(wire) ? wire.slice(0, 16) : '', momentOf(wire), serverClock, dayText);

export const formatMinute = (wire: string, serverClock: LocalClock): string =>
  besides(minuteOf(wire, serverClock));
