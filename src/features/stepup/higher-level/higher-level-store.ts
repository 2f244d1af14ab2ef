import { configurationCalls } from '@/contract/configuration/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import { isUnreachable, ok, type AppError } from '@/contract/errors';
import { HIGHER_LEVEL_FALLBACK_WINDOW, HIGHER_LEVEL_STATIC_WINDOW } from '@/contract/stepup/values';
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
  const window = configured.ok ? configured.value : inPlaceOf(configured.error);
  const isOpen = () => isInWindow(serverClock.now(), window);
  if (!isOpen()) return ok(false);
  const info = await api.call(stepupCalls.getHigherLevelInfo, { student_id: userId });
  // Its answer tells the time, too.
  if (info.ok) return ok(isOpen());
  return info.error.kind === 'business' ? ok(false) : info;
});

/** A file that nobody answers for is another matter than one that is not there: rule stepup-2. */
const inPlaceOf = (error: AppError) =>
  isUnreachable(error) ? HIGHER_LEVEL_STATIC_WINDOW : HIGHER_LEVEL_FALLBACK_WINDOW;
