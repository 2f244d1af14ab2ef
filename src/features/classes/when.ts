import type { OpenClass } from '@/contract/classes/schema';
import { momentOf, sayWhenWithin } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';
import { classTexts as texts } from './texts';

/** Maximum delay, in ms, before a page notices that its class has begun. */
export const STATE_EVERY_MS = 15_000;

const MINUTE_MS = 60_000;

type Times = Pick<OpenClass, 'startsAt' | 'minutes'>;

/** Relative: 明天 19:30 · 40 分钟; a live class by its start time. */
export function saySitting({ startsAt, minutes }: Times, isLive: boolean, serverClock: LocalClock): string {
  const when = sayWhenWithin(startsAt, serverClock);
  return [isLive && when ? texts.startedAt(when) : when, texts.minutes(minutes)].filter(Boolean).join(' · ');
}

/** Whether the clock has passed the state that the server reported: begun, or over. */
export function isOutdated(
  { startsAt, minutes }: Times,
  known: 'coming' | 'live' | 'over',
  now: number,
): boolean {
  const begins = momentOf(startsAt);
  if (Number.isNaN(begins) || known === 'over') return false;
  return now >= (known === 'live' ? begins + minutes * MINUTE_MS : begins);
}
