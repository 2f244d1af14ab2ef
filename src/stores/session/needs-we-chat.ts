import { needsToken } from '@/services/router/entry';
import { routeOfPath } from '@/services/router/paths';
import { stored } from '@/services/storage/values';
import type { App } from '../app/app';

/** Query parameter of the address to which WeChat returns after a binding. */
export const BINDING_PROOF = stored.weChatBinding.name;

/** Whether WeChat has a part in this start (start/session/wechat.ts): usually not, so its code is not loaded before the page. */
export function needsWeChat(app: App): boolean {
  const { platform, session, storage } = app;
  const { logsInByAddress, thirdPartyLogin } = platform.host;
  if (!('by' in thirdPartyLogin)) return false;
  if (logsInByAddress || thirdPartyLogin.by === 'code') return true;
  const query = platform.launchQuery();
  if (session.isLoggedIn) return BINDING_PROOF in query || storage.get(stored.weChatBinding) !== undefined;
  const isBack = 'code' in query || storage.get(stored.authBackUrl) !== undefined;
  return isBack || needsSession(app);
}

/** The page is not open to visitors. */
export function needsSession({ platform }: Pick<App, 'platform'>): boolean {
  const place = platform.location();
  const name = place && routeOfPath(place.path);
  return Boolean(name && needsToken(platform.host, name));
}
