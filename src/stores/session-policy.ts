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
import { SESSION } from './texts';

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

  /** By the parent's own wish: the server is told, and the end does not wait for its answer to be a good one. */
  async logout(tell: () => Promise<Result<unknown>> = () => this.tell()): Promise<void> {
    const { feedback, session, storage, tracker, router } = this.parts;
    const { token } = session;
    feedback.loading();
    const told = await tell();
    feedback.hideLoading();
    // Its session would go on for weeks: rule account-81.
    if (!told.ok && isUnheard(told.error)) storage.set(stored.untoldLogout, token);
    tracker.track('logout', { page: router.current() ?? '' });
    if (this.givesWay()) return;
    storage.set(stored.loggedOut, true);
    await this.end('');
    feedback.toast(SESSION.loggedOut);
  }

  /**
   * The server no longer knows the token. An answer to a token that has been replaced meanwhile ends nothing, nor does one to
   * a visitor on a page that is open to visitors: what was asked there had been begun for a parent who has left since.
   * Pages that need no login stay where they are: rule shell-15.
   */
  async forced(refusedToken: string): Promise<void> {
    const { feedback, platform, router, session } = this.parts;
    const { isLoggedIn, token } = session;
    if (refusedToken !== token || session.takeNewToken() || this.givesWay()) return;
    const name = router.current();
    if (!refusedToken && name && !needsToken(platform.host, name)) return;
    if (isLoggedIn) feedback.toast(SESSION.expired);
    session.clear('server');
    if (name && routes[name].loginFree) return;
    await this.toLogin(router.currentPath());
  }

  private tell(): Promise<Result<unknown>> {
    return this.parts.api.call(accountCalls.logout, {});
  }

  /** Without a token and without anything to show: the login, and the native app's own where there is one. */
  async end(from: string): Promise<void> {
    if (this.givesWay()) return;
    this.parts.session.clear();
    await this.toLogin(from);
  }

  /** To the parent whom another tab logged in: the page starts anew as theirs, and nothing of theirs is ended. */
  private givesWay(): boolean {
    const { platform, session } = this.parts;
    if (!session.isReplaced) return false;
    // The native app, where there is one, is that parent's as well.
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
