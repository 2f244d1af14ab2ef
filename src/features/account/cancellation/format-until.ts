import { formatFullDate } from '@/features/dates/in-full';
import { clockText, dayText, faceOf, momentOf, within, zoned } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';

/** '2026-12-06 10:05:00' as 2026年12月6日 9:05; unparsable text is returned as it is. */
export function formatUntil(until: string, serverClock: LocalClock): string {
  const day = formatFullDate(until);
  if (!day) return until;
  const moment = momentOf(until);
  return within(zoned(`${day} ${clockText(faceOf(moment))}`, moment, serverClock, dayText));
}
