import { activitiesCalls } from '@/contract/activities/calls';
import type { FreeTrial } from '@/contract/activities/newcomers.schema';
import { FreeTrialState } from '@/contract/activities/values';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { freeTrialAnswer, toBooking } from './free-trial-answer';
import { freeTrialTexts as texts } from './texts';

/** Continues the child's trial: claim, book, or show the lesson. */
export async function takeTrial(app: App, trial: FreeTrial): Promise<void> {
  if (trial.state === FreeTrialState.claimed) return toBooking(app);
  if (trial.lesson) return app.router.go('beforeClass', { liveId: String(trial.lesson.liveId) });
  const shared = app.get(freeTrialAnswer);
  const answer = await app.api.call(activitiesCalls.claimFreeTrial, {});
  app.tracker.track('free_trial_claim', { place: 'card', passed: answer.ok });
  app.feedback.toast(answer.ok ? texts.received : errorText(answer.error));
  // Claimed elsewhere meanwhile, or used up.
  if (!answer.ok) return void (await shared.load());
  shared.set(answer.value);
  await toBooking(app);
}
