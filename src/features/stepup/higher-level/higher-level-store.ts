import { ok } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import { sharedResponse } from '@/stores/data/shared-response';
import { askWindow, isWithin } from './window';

/**
 * Whether the new school year is open: for a popup, once, and an entrance on home. Checks the window first: outside of it, which is most
 * of the year, no child is looked up.
 */
export const higherLevelAnswer = sharedResponse(false, async (app) => {
  const { api, serverClock, session } = app;
  const { userId } = session.user;
  if (!session.isLoggedIn || !userId) return ok(false);
  const window = await askWindow(app);
  const isOpen = () => isWithin(window, serverClock.now());
  if (!isOpen()) return ok(false);
  const info = await api.call(stepupCalls.getHigherLevelInfo, { student_id: userId });
  // The response has set the server clock.
  if (info.ok) return ok(isOpen());
  return info.error.kind === 'business' ? ok(false) : info;
});
