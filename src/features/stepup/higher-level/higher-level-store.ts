import { configurationCalls } from '@/contract/configuration/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import { ok } from '@/contract/errors';
import { sharedAnswer } from '@/stores/shared-answer';
import { isInWindow } from './window';

/**
 * Whether the new school year is to be entered: a popup once, and an entrance on home. The
 * window first: outside of it, which is most of the year, nobody's child is looked up.
 */
export const higherLevelAnswer = sharedAnswer(false, async ({ api, serverClock, session }) => {
  const { userId } = session.user;
  if (!session.isLoggedIn || !userId) return ok(false);
  const configured = await api.call(configurationCalls.getHigherLevelWindow, { t: serverClock.now() });
  const isOpen = () => isInWindow(serverClock.now(), configured.ok ? configured.value : undefined);
  if (!isOpen()) return ok(false);
  const info = await api.call(stepupCalls.getHigherLevelInfo, { student_id: userId });
  // Its answer tells the time, too.
  if (info.ok) return ok(isOpen());
  return info.error.kind === 'business' ? ok(false) : info;
});
