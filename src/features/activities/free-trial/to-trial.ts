import type { App } from '@/stores/app';
import { freeTrialAnswer, toBooking } from './free-trial-answer';
import { freeTrialGate } from './gate';

/**
 * Every offer of a lesson to try (rule activities-41): the sheet for a visitor, which the page shows (`FreeTrialHost`); else the
 * child's own trial, and booking where there is none.
 */
export async function toTrial(app: App): Promise<void> {
  if (!app.session.isLoggedIn) return app.part(freeTrialGate).open();
  const trial = await app.part(freeTrialAnswer).once();
  if (!trial) return toBooking(app);
  const { takeTrial } = await import('./take-trial');
  return takeTrial(app, trial);
}
