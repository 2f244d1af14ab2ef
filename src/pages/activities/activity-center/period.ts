import type { CenterActivity } from '@/contract/activities/schema';
import { ActivityState } from '@/contract/activities/values';
import { dayNumber, momentOf, sayDate, sayWhen } from '@/features/lessons/dates';
import { centerTexts } from './texts';

/** From when on the hour is worth saying. */
const NEAR_DAYS = 6;

/** When it is, as parents say it: what is near by its hour, the rest by its days. */
export function sayPeriod(
  { state, startsAt, endsAt }: Pick<CenterActivity, 'state' | 'startsAt' | 'endsAt'>,
  now: number,
): string {
  const days = centerTexts.range(sayDate(startsAt), sayDate(endsAt));
  if (state === ActivityState.ended) return days;
  const turn = state === ActivityState.coming ? startsAt : endsAt;
  if (dayNumber(momentOf(turn)) - dayNumber(now) > NEAR_DAYS) return days;
  const when = sayWhen(turn, now);
  return state === ActivityState.coming ? centerTexts.from(when) : centerTexts.until(when);
}
