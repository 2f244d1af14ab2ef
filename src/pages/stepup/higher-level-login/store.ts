import { SECRET_QUERY } from '@/contract/links/values';
import { profileCalls } from '@/contract/profile/calls';
import { ok, type Result } from '@/contract/errors';
import { routes } from '@/contract/routes';
import { hasJobHeaders } from '@/features/stepup/higher-level/gate/gate-store';
import { withoutQuery } from '@/services/router/paths';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

const { path } = routes.higherLevelLogin;

/** Identity parameters that other clients add to the address. They are never trusted: rule stepup-56. */
const CLAIMS: readonly string[] = [...SECRET_QUERY, 'uid', 'userId', 'time', 'appToken'];

/** Collects the step-up service's credentials: time, token and uid. */
export class HigherLevelLoginStore {
  /** false: not available for this account; another login may have them. */
  readonly isKnown = new Loadable<boolean>();

  constructor(private readonly app: App) {}

  async enter(): Promise<void> {
    const { platform, router, session } = this.app;
    const href = platform.location()?.href ?? '';
    if (withoutQuery(href, CLAIMS) !== href) platform.replaceAddress(withoutQuery(href, CLAIMS));
    if (!session.isLoggedIn) return router.toLogin('replace', path);
    const known = await this.isKnown.load(() => this.take());
    // The parent may have left the page meanwhile.
    if (known.ok && known.value && router.current() === 'higherLevelLogin')
      await router.replace('higherLevel');
  }

  async logInAgain(): Promise<void> {
    await this.app.sessionPolicy.end(path);
  }

  /** A native app, or an old version's session, may lack what a login returns. */
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
