import { sayMonthDay } from '@/features/dates/in-full';
import { sayWhen } from '@/features/lessons/dates';

/** 今天 19:40, 昨天 9:05, 11月3日: what has just come is told to the minute, the rest by its day; '' when it is no date. */
export function sayReleased(wire: string, now: number): string {
  const day = sayMonthDay(wire);
  const near = sayWhen(wire, now);
  return near.startsWith(day) ? day : near;
}
