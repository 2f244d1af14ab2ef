import { formatMonthDay } from '@/features/dates/in-full';
import { within } from '@/features/dates/zones';
import { whenOf } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';

/** 今天 19:40, 昨天 9:05, 11月3日: recent ones with the time, others by date; '' when invalid. */
export function formatReleased(wire: string, serverClock: LocalClock): string {
  const day = formatMonthDay(wire);
  const near = whenOf(wire, serverClock);
  return near.said.startsWith(day) ? day : within(near);
}
