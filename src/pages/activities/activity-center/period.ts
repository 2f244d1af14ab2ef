import type { CenterActivity } from '@/contract/activities/schema';
import { ActivityState } from '@/contract/activities/values';
import { formatSpan } from '@/features/dates/in-full';
import { dayNumber, momentOf, formatWhenWithin } from '@/features/lessons/dates';
import { byBeijing } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { centerTexts } from './texts';

/** Days ahead up to which the time of day is shown. */
const NEAR_DAYS = 6;

/** The period as text: near dates with the time, others as dates. */
export function formatPeriod(
  { state, startsAt, endsAt }: Pick<CenterActivity, 'state' | 'startsAt' | 'endsAt'>,
  serverClock: LocalClock,
): string {
  const now = serverClock.now();
  const days = byBeijing(formatSpan(startsAt, endsAt), serverClock);
  if (state === ActivityState.ended) return days;
  const turn = state === ActivityState.coming ? startsAt : endsAt;
  if (dayNumber(momentOf(turn)) - dayNumber(now) > NEAR_DAYS) return days;
  const when = formatWhenWithin(turn, serverClock);
  return state === ActivityState.coming ? centerTexts.from(when) : centerTexts.until(when);
}
