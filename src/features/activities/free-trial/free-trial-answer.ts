import type { FreeTrial } from '@/contract/activities/newcomers.schema';
import { activitiesCalls } from '@/contract/activities/calls';
import { FreeTrialState } from '@/contract/activities/values';
import { ok } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { sharedResponse } from '@/stores/data/shared-response';

/** The child's free trial; null: not eligible, or a tourist, who has to log in first. */
export const freeTrialAnswer = sharedResponse<FreeTrial | null>(null, async ({ api, student }) => {
  if (student.isTourist || !student.mayAudition) return ok(null);
  const answer = await api.call(activitiesCalls.getFreeTrial, {});
  return answer.ok && answer.value.state === FreeTrialState.had ? ok(null) : answer;
});

export const toBooking = ({ router }: Pick<App, 'router'>): Promise<void> => router.go('aboutClassCenter');
