import type { FreeTrial } from '@/contract/activities/newcomers.schema';
import { activitiesCalls } from '@/contract/activities/calls';
import { FreeTrialState } from '@/contract/activities/values';
import { ok } from '@/contract/errors';
import type { App } from '@/stores/app';
import { sharedAnswer } from '@/stores/shared-answer';

/** How far the child's free trial is; null: it is for none, or for a tourist, who is asked to log in first. */
export const freeTrialAnswer = sharedAnswer<FreeTrial | null>(null, async ({ api, student }) => {
  if (student.isTourist || !student.mayAudition) return ok(null);
  const answer = await api.call(activitiesCalls.getFreeTrial, {});
  return answer.ok && answer.value.state === FreeTrialState.had ? ok(null) : answer;
});

/** Where the lesson gets its time. */
export const toBooking = ({ router }: Pick<App, 'router'>): Promise<void> => router.go('aboutClassCenter');
