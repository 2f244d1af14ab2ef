import { accountCalls } from '@/contract/account/calls';
import { APP_TYPE_CODE } from '@/contract/account/values';
import { fail, ok, type Result } from '@/contract/errors';
import { randomHex } from '@/services/device-id';
import { withoutQuery, withQuery } from '@/services/router/paths';
import { stored } from '@/services/storage/values';
import type { App } from '../app/app';
import { bindSocial, keepTicket, type SocialBinding } from './open-session';
import { SESSION } from '../texts';
import { authorizationUrl } from './third-party-login';
import { BINDING_PROOF } from './needs-we-chat';

/** Distinguishes a code that this parent requested from one that someone else put into a link. */
const PROOF = BINDING_PROOF;

/** Requests WeChat's address for a logged-in parent; the returned function navigates there. */
export async function beginBinding(app: App): Promise<Result<() => void>> {
  const { platform, storage } = app;
  const href = platform.location()?.href;
  const proof = await randomHex(platform);
  if (!href || !proof) return fail({ kind: 'unsupported', ability: 'authorizeRedirect' });
  const authorization = await authorizationUrl(app, withQuery(href, { [PROOF]: proof }));
  if (!authorization.ok) return authorization;
  return ok(() => {
    storage.set(stored.weChatBinding, proof);
    platform.weChat.authorizeRedirect(authorization.value);
  });
}

/** Not awaited by the start: the binding may show a dialog. */
export function finishBinding(app: App): void {
  const { platform, storage } = app;
  const { code, [PROOF]: proof } = platform.launchQuery();
  const expected = storage.get(stored.weChatBinding);
  storage.remove(stored.weChatBinding);
  const href = platform.location()?.href;
  if (proof === undefined || href === undefined) return;
  platform.replaceAddress(withoutQuery(href, [PROOF, 'code', 'state']));
  if (code && proof === expected) void bindWeChat(app, code);
}

async function bindWeChat(app: App, code: string): Promise<void> {
  const { feedback, session, tracker } = app;
  const bound = await session.own(bind(app, code));
  // The session that requested the binding has ended.
  if (!bound.ok) return;
  const { result, openId } = bound.value;
  if (openId) tracker.track('social_bind', { result });
  if (result === 'failed') return feedback.toast(SESSION.weChatNotBound);
  // On refusal, too, the openId is known from now on, as at a login.
  session.setUser({ openId });
  if (result !== 'refused') feedback.toast(SESSION.weChatBound);
}

interface Binding {
  readonly result: SocialBinding;
  /** '': WeChat knows no account. */
  readonly openId: string;
}

async function bind(app: App, code: string): Promise<Result<Binding>> {
  const { token, userId } = app.session.user;
  const answer = await app.api.call(accountCalls.wechatBackup, { code, appTypeCode: APP_TYPE_CODE });
  const account = answer.ok ? answer.value.userinfos.find(({ openid }) => openid !== '') : undefined;
  if (!account) return ok({ result: 'failed', openId: '' });
  const { id, openid: openId } = account;
  keepTicket(app, account);
  return ok({ result: id === userId ? 'bound' : await bindSocial(app, token, openId), openId });
}
