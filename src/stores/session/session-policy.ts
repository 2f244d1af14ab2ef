import { accountCalls } from '@/contract/account/calls';
import { isUnheard, type Result } from '@/contract/errors';
import { routes } from '@/contract/routes';
import type { Platform } from '@/platform/types';
import type { ApiClient } from '@/services/api/types';
import type { Feedback } from '@/services/feedback/types';
import { needsToken } from '@/services/router/entry';
import type { Router } from '@/services/router/types';
import type { AppStorage } from '@/services/storage/app-storage';
import { stored } from '@/services/storage/values';
import type { Tracker } from '@/services/tracking/types';
import type { SessionStore } from './session';
import { SESSION } from '../texts';

interface SessionPolicyParts {
  readonly platform: Platform;
  readonly api: ApiClient;
  readonly router: Router;
  readonly feedback: Feedback;
  readonly tracker: Tracker;
  readonly storage: AppStorage;
  readonly session: SessionStore;
}

/** How a session ends: rule shell-12 to rule shell-19. */
export class SessionPolicy {
  constructor(private readonly parts: SessionPolicyParts) {}

  /** Logout by the parent: waits for the server's response but ends the session whatever it is. */
  async logout(logoutCall: () => Promise<Result<unknown>> = () => this.notifyServer()): Promise<void> {
    const { feedback, session, storage, tracker, router } = this.parts;
    const { token } = session;
    feedback.loading();
    const result = await logoutCall();
    feedback.hideLoading();
    // Otherwise the session would live on for weeks: rule account-81.
    if (!result.ok && isUnheard(result.error)) storage.set(stored.unsentLogout, token);
    tracker.track('logout', { page: router.current() ?? '' });
    if (this.yieldsToOtherTab()) return;
    storage.set(stored.loggedOut, true);
    await this.end('');
    feedback.toast(SESSION.loggedOut, 'done');
  }

  /**
   * The server rejected the token. Ignored for a token that has been replaced, and for visitors on public pages: the request was a former
   * parent's. Pages that need no login stay open: rule shell-15.
   */
  async forced(refusedToken: string): Promise<void> {
    const { feedback, platform, router, session } = this.parts;
    const { isLoggedIn, token } = session;
    if (refusedToken !== token || session.takeNewToken() || this.yieldsToOtherTab()) return;
    const name = router.current();
    if (!refusedToken && name && !needsToken(platform.host, name)) return;
    if (isLoggedIn) feedback.toast(SESSION.expired);
    session.clear('server');
    if (name && routes[name].loginFree) return;
    await this.toLogin(router.currentPath());
  }

  private notifyServer(): Promise<Result<unknown>> {
    return this.parts.api.call(accountCalls.logout, {});
  }

  /** Clears the session and opens login, or the native app's own. */
  async end(from: string): Promise<void> {
    if (this.yieldsToOtherTab()) return;
    this.parts.session.clear();
    await this.toLogin(from);
  }

  /** Yields to a parent logged in by another tab: reload the page as theirs, and do not end their session. */
  private yieldsToOtherTab(): boolean {
    const { platform, session } = this.parts;
    if (!session.isReplaced) return false;
    // The native app, if any, is already that parent's.
    session.clear('app');
    platform.reload();
    return true;
  }

  private async toLogin(from: string): Promise<void> {
    const { platform, router } = this.parts;
    if (platform.host.keepsSession) await platform.nativeUser.backToLogin();
    await router.toLogin('reLaunch', from);
  }
}
