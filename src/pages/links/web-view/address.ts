import { accountCalls } from '@/contract/account/calls';
import { BIZ_TERMINAL, BIZ_TOKEN_CHANNEL } from '@/contract/account/values';
import {
  BIZ_CHANNEL_PLATFORM,
  SECRET_QUERY,
  WEB_VIEW_QUERY,
  type WebViewParams,
} from '@/contract/links/values';
import { ERROR_CODE, fail, ok, type AppError, type Result } from '@/contract/errors';
import { isHandedOut, webUrl, withoutQuery, withQuery } from '@/services/router/paths';
import type { App } from '@/stores/app/app';

/** An address of the H5 app's own origin. */
export const isOurs = ({ config: { h5Origin } }: Pick<App, 'config'>, url: string): boolean =>
  h5Origin !== '' && (url === h5Origin || url.startsWith(`${h5Origin}/`));

/** An H5 page's inner path, also from a full address; undefined for others. */
export function innerPathOf(app: App, { path, url = '' }: WebViewParams): string | undefined {
  if (path?.startsWith('/')) return withoutQuery(path, SECRET_QUERY);
  if (!isOurs(app, url)) return undefined;
  const rest = url.slice(app.config.h5Origin.length) || '/';
  return isHandedOut(rest) ? undefined : withoutQuery(rest, SECRET_QUERY);
}

/**
 * An H5 page opens with a session: the platform's token is added, and removed from the address there. `url` is an external link from the
 * router; http and https only (rule links-16).
 */
export async function webViewAddress(app: App, params: WebViewParams): Promise<Result<string>> {
  const path = innerPathOf(app, params);
  if (path !== undefined) return ownAddress(app, path);
  const link = webUrl(params.url ?? '');
  return link ? ok(link.href) : fail({ kind: 'denied', ability: 'openExternal' });
}

/** A channel without a token means no session, here and there. */
async function ownAddress(app: App, path: string): Promise<Result<string>> {
  const token = app.session.isLoggedIn ? await platformToken(app) : ok('');
  if (!token.ok) return token;
  const { channel, bizToken } = WEB_VIEW_QUERY;
  const query = { [channel]: BIZ_CHANNEL_PLATFORM, ...(token.value ? { [bizToken]: token.value } : {}) };
  return ok(withQuery(`${app.config.h5Origin}${path}`, query));
}

async function platformToken({ api, session }: App): Promise<Result<string>> {
  const request = { channel: BIZ_TOKEN_CHANNEL, terminal: BIZ_TERMINAL, token: session.user.token } as const;
  const answer = await api.call(accountCalls.bizTokenLogin, request);
  if (answer.ok) return ok(answer.value.accessToken);
  if (!isSessionOver(answer.error)) return answer;
  // Code 1000014 forces no login here (rule links-42): the page asks for one if needed.
  session.clear();
  return ok('');
}

const isSessionOver = (error: AppError): boolean =>
  error.kind === 'business' && error.code === ERROR_CODE.sessionInvalid;
