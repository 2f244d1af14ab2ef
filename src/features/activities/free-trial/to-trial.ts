import type { App } from '@/stores/app/app';
import { freeTrialAnswer, toBooking } from './free-trial-answer';
import { freeTrialGate } from './gate';

/**
 * Action of every trial offer: the sheet for visitors, which the page mounts (`FreeTrialHost`); otherwise the
 * child's own trial, or booking when there is none.
 */
export async function toTrial(app: App): Promise<void> {
  if (!app.session.isLoggedIn) return app.get(freeTrialGate).open();
  const trial = await app.get(freeTrialAnswer).once();
  if (!trial) return toBooking(app);
  const { takeTrial } = await import('./take-trial');
  return takeTrial(app, trial);
}
