import type { CenterActivity } from '@/contract/activities/schema';
import { ActivityState } from '@/contract/activities/values';
import { dayNumber, momentOf, sayDate, sayWhenWithin } from '@/features/lessons/dates';
import { byBeijing } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { centerTexts } from './texts';

/** From when on the hour is worth saying. */
const NEAR_DAYS = 6;

/** When it is, as parents say it: what is near by its hour, the rest by its days. */
export function sayPeriod(
  { state, startsAt, endsAt }: Pick<CenterActivity, 'state' | 'startsAt' | 'endsAt'>,
  serverClock: LocalClock,
): string {
  const now = serverClock.now();
  const days = byBeijing(centerTexts.range(sayDate(startsAt), sayDate(endsAt)), serverClock);
  if (state === ActivityState.ended) return days;
  const turn = state === ActivityState.coming ? startsAt : endsAt;
  if (dayNumber(momentOf(turn)) - dayNumber(now) > NEAR_DAYS) return days;
  const when = sayWhenWithin(turn, serverClock);
  return state === ActivityState.coming ? centerTexts.from(when) : centerTexts.until(when);
}
