import { fail, ok, type Result } from '@/contract/errors';
import { webUrl, withQuery } from '@/services/router/paths';
import type { App } from '@/stores/app';

/**
 * `path` is a page of the H5 build, which is opened logged in: the one-time token goes along and is taken out of the
 * address there. `url` is a link of somebody else, as the router made it; http and https only (decisions.md 25).
 */
export async function webViewAddress(
  app: App,
  { path, url }: { readonly path?: string; readonly url?: string },
): Promise<Result<string>> {
  if (path?.startsWith('/')) {
    const token = app.session.isLoggedIn ? await app.router.oneTimeToken() : '';
    return ok(withQuery(`${app.config.h5Origin}${path}`, token ? { token } : {}));
  }
  const link = webUrl(url ?? '');
  return link ? ok(link.href) : fail({ kind: 'denied', ability: 'openExternal' });
}
