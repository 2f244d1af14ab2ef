import { profileCalls } from '@/contract/profile/calls';
import { isUnreachable } from '@/contract/errors';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import type { Loadable } from '@/stores/data/loadable';
import { recordVisit } from '@/stores/session/visit';

/**
 * Loads the child if missing: at the start, when back online after an offline start, when the native app changes its user, and on retry.
 */
export async function catchUp(app: App): Promise<void> {
  const { session, student } = app;
  if (session.isLoggedIn && (student.isTourist || student.isKept)) await loadStudent(app);
}

async function loadStudent(app: App): Promise<void> {
  const [status] = await Promise.all([app.student.loadStatus(), completeUser(app)]);
  if (!status.ok) {
    // Pages report a missing network or child (`UnknownChild`) themselves, and an expired session redirects to login.
    const { kind } = status.error;
    if (kind !== 'auth' && !isUnreachable(status.error)) toastFailure(app.feedback, status.error);
    return;
  }
  void recordVisit(app);
  // A page may have requested them meanwhile.
  if (isUnasked(app.student.privateInfo)) void app.student.loadPrivate();
  if (isUnasked(app.student.subjects)) void app.student.loadSubjects();
}

const isUnasked = ({ status }: Pick<Loadable<unknown>, 'status'>): boolean =>
  status === 'idle' || status === 'failed';

/** A native app hands over less than a login's response: request the unification id. */
async function completeUser({ api, session }: App): Promise<void> {
  if (session.user.unificationId) return;
  const user = await api.call(profileCalls.getUserInfoByToken, {});
  if (user.ok) session.setUser({ unificationId: user.value.unificationId });
}
