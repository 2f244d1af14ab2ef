import { sayMonthDay } from '@/features/dates/in-full';
import { within } from '@/features/dates/zones';
import { whenOf } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';

/** 今天 19:40, 昨天 9:05, 11月3日: what has just come is told to the minute, the rest by its day; '' when it is no date. */
export function sayReleased(wire: string, serverClock: LocalClock): string {
  const day = sayMonthDay(wire);
  const near = whenOf(wire, serverClock);
  return near.said.startsWith(day) ? day : within(near);
}
