import { profileCalls } from '@/contract/profile/calls';
import { isUnreachable } from '@/contract/errors';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import type { Loadable } from '@/stores/loadable';
import { recordVisit } from '@/stores/visit';

/**
 * A parent whose child is not loaded: at the start, when the network comes back after a start without one, when the native
 * app has another user, and when the parent asks again.
 */
export async function catchUp(app: App): Promise<void> {
  const { session, student } = app;
  if (session.isLoggedIn && (student.isTourist || student.isKept)) await loadStudent(app);
}

async function loadStudent(app: App): Promise<void> {
  const [status] = await Promise.all([app.student.loadStatus(), completeUser(app)]);
  if (!status.ok) {
    // A page without a network, or without the child (`UnknownChild`), says so itself, and a login that is over is on its way.
    const { kind } = status.error;
    if (kind !== 'auth' && !isUnreachable(status.error)) app.feedback.toast(errorText(status.error));
    return;
  }
  void recordVisit(app);
  // A page that shows them may have asked meanwhile.
  if (isUnasked(app.student.privateInfo)) void app.student.loadPrivate();
  if (isUnasked(app.student.subjects)) void app.student.loadSubjects();
}

const isUnasked = ({ status }: Pick<Loadable<unknown>, 'status'>): boolean =>
  status === 'idle' || status === 'failed';

/** A native app hands over less than a login answers with: the unification id is asked for. */
async function completeUser({ api, session }: App): Promise<void> {
  if (session.user.unificationId) return;
  const user = await api.call(profileCalls.getUserInfoByToken, {});
  if (user.ok) session.setUser({ unificationId: user.value.unificationId });
}
