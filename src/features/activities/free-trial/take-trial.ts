import { activitiesCalls } from '@/contract/activities/calls';
import type { FreeTrial } from '@/contract/activities/newcomers.schema';
import { FreeTrialState } from '@/contract/activities/values';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { freeTrialAnswer, toBooking } from './free-trial-answer';
import { freeTrialTexts as texts } from './texts';

/** Goes on where the child's trial is: claims it by this tap, gives it a time, or shows its lesson. */
export async function takeTrial(app: App, trial: FreeTrial): Promise<void> {
  if (trial.state === FreeTrialState.claimed) return toBooking(app);
  if (trial.lesson) return app.router.go('beforeClass', { liveId: String(trial.lesson.liveId) });
  const shared = app.part(freeTrialAnswer);
  const answer = await app.api.call(activitiesCalls.claimFreeTrial, {});
  app.tracker.track('free_trial_claim', { place: 'card', passed: answer.ok });
  app.feedback.toast(answer.ok ? texts.received : errorText(answer.error));
  // Somebody else claimed it meanwhile, or the child has had it.
  if (!answer.ok) return void (await shared.load());
  shared.set(answer.value);
  await toBooking(app);
}
