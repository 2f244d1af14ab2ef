import { SECRET_QUERY } from '@/contract/links/values';
import { profileCalls } from '@/contract/profile/calls';
import { ok, type Result } from '@/contract/errors';
import { routes } from '@/contract/routes';
import { hasJobHeaders } from '@/features/stepup/higher-level/gate/gate-store';
import { withoutQuery } from '@/services/router/paths';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';

const { path } = routes.higherLevelLogin;

/** What other clients put into the address to say who is here. Nobody is believed by it: rule stepup-56. */
const CLAIMS: readonly string[] = [...SECRET_QUERY, 'uid', 'userId', 'time', 'appToken'];

/** Takes what the step-up service knows a parent by: time, token and uid. */
export class HigherLevelLoginStore {
  /** false: the account itself does not tell them; another login may. */
  readonly isKnown = new Loadable<boolean>();

  constructor(private readonly app: App) {}

  async enter(): Promise<void> {
    const { platform, router, session } = this.app;
    const href = platform.location()?.href ?? '';
    if (withoutQuery(href, CLAIMS) !== href) platform.replaceAddress(withoutQuery(href, CLAIMS));
    if (!session.isLoggedIn) return router.toLogin('replace', path);
    const known = await this.isKnown.load(() => this.take());
    // The parent may have gone elsewhere meanwhile.
    if (known.ok && known.value && router.current() === 'higherLevelLogin')
      await router.replace('higherLevel');
  }

  async logInAgain(): Promise<void> {
    await this.app.sessionPolicy.end(path);
  }

  /** A native app, or a session of an earlier version, may have brought less than a login does. */
  private async take(): Promise<Result<boolean>> {
    const { api, session } = this.app;
    if (hasJobHeaders(session.user)) return ok(true);
    const user = await api.call(profileCalls.getUserInfoByToken, {});
    if (!user.ok) return user;
    const { id, appToken, time, unificationId } = user.value;
    session.setUser({ userId: id, appToken, time, unificationId });
    return ok(hasJobHeaders(session.user));
  }
}
