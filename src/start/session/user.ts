import { profileCalls } from '@/contract/profile/calls';
import { isUnreachable } from '@/contract/errors';
import { skipsAuth } from '@/contract/shell';
import { toastFailure } from '@/services/feedback/toast-failure';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app/app';
import type { Loadable } from '@/stores/data/loadable';
import { recordVisit } from '@/stores/session/visit';

/**
 * Takes over the native app's user; without an answer the stored user is kept. A login or logout on this page during the call wins over the
 * app's answer. Returns whether the token changed.
 */
export async function takeNativeUser({ platform, session }: App): Promise<boolean> {
  const user = await session.own(platform.nativeUser.read());
  return user.ok && session.follow(user.value?.token ? user.value : null);
}

/**
 * Whether the session changed while the page was hidden or in the back-forward cache: another tab logged out, or logged another parent
 * in. A new token of the same parent is taken over.
 */
export function isForeignSession({ platform, router, session, storage }: App): boolean {
  // A native app reports its user itself.
  if (platform.host.keepsSession || skipsAuth(router.currentPath())) return false;
  const kept = storage.get(stored.session);
  const { token, userId } = session.user;
  if (token === (kept?.token ?? '')) return false;
  if (!kept?.token || !token || kept.userId !== userId) return true;
  session.setUser(kept);
  return false;
}

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
