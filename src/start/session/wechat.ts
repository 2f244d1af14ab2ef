import { accountCalls } from '@/contract/account/calls';
import { BIZ_CHANNEL_PLATFORM, SECRET_QUERY, WEB_VIEW_QUERY } from '@/contract/links/values';
import { withoutQuery } from '@/services/router/paths';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app/app';
import { enterWithToken } from '@/stores/session/open-session';
import { thirdPartyLogin } from '@/stores/session/third-party-login';
import { finishBinding } from '@/stores/session/we-chat-binding';

/** WeChat's part of the start: a token in the address, a silent login, an authorization. */
export async function weChatStart(app: App): Promise<void> {
  const { platform, session, storage } = app;
  if (platform.host.logsInByAddress) return takeUrlToken(app);
  if (session.isLoggedIn) return finishBinding(app);
  // A parent who logged out stays logged out, although WeChat could log them in silently.
  if (storage.get(stored.loggedOut)) return;
  await thirdPartyLogin(app);
}

/**
 * The mini program opens its web view with a one-time token in the address (contract/links/values.ts), which must be removed from there. A
 * channel without a token means that the mini program has no session: the stored session of an earlier visit ends, too. So it does if the
 * token is invalid: the page belongs to the token's parent or to a visitor. The host may load the same address again with the used token:
 * the session it was exchanged for still counts (rule links-40).
 */
async function takeUrlToken(app: App): Promise<void> {
  const { api, platform, session, storage } = app;
  const { user } = session;
  const query = platform.launchQuery();
  const { [WEB_VIEW_QUERY.channel]: channel, [WEB_VIEW_QUERY.bizToken]: bizToken } = query;
  const token = query[WEB_VIEW_QUERY.token];
  if (!channel && !bizToken && !token) return;
  platform.replaceAddress(withoutQuery(platform.location()?.href ?? '', SECRET_QUERY));
  const originToken = bizToken || token;
  if (!originToken) return session.clear();
  const kept = storage.get(stored.platformUser);
  if (session.isLoggedIn && kept?.originToken === originToken && kept.token === user.token) return;
  const request = bizToken ? ({ bizChannel: BIZ_CHANNEL_PLATFORM, bizToken } as const) : { token };
  const exchanged = await api.call(accountCalls.exchangeToken, request, { token: '' });
  const entered = exchanged.ok
    ? await enterWithToken(app, exchanged.value.token, session.user.openId)
    : exchanged;
  if (!exchanged.ok || !entered.ok) return session.clear();
  storage.set(stored.platformUser, { originToken, token: exchanged.value.token });
}
