import { ok } from '@/contract/errors';
import { hoursCalls } from '@/contract/hours/calls';
import { REMAINING_HOURS_STATUS } from '@/contract/stepup/values';
import { sharedResponse } from '@/stores/data/shared-response';
import { hoursTexts } from './texts';

/** Hours have at most one decimal: rounding avoids 0.30000000000000004. */
const inTenths = (hours: number): number => Math.round(hours * 10) / 10;

/** Remaining hours: bought and given, large and small live classes together. null: unknown. */
export const remainingHours = sharedResponse<number | null>(null, async ({ api, session }) => {
  const { userId } = session.user;
  if (!userId) return ok(null);
  const answer = await api.call(hoursCalls.queryGeneralUserHourGroup, {
    userId,
    status: REMAINING_HOURS_STATUS,
  });
  if (!answer.ok) return answer;
  const pairs = [answer.value.largeLive, answer.value.smallLive];
  const isKnown = pairs.every(({ baseHours }) => baseHours !== undefined);
  const hours = pairs.flatMap(({ baseHours = 0, giveHours }) => [baseHours, giveHours]);
  return ok(isKnown ? inTenths(hours.reduce((sum, one) => sum + one, 0)) : null);
});

export const formatRemaining = (hours: number | null): string =>
  hours === null ? hoursTexts.unknown : hoursTexts.hours(hours);
