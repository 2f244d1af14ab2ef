import { accountCalls } from '@/contract/account/calls';
import type { SocialAccount } from '@/contract/account/schema';
import { APP_TYPE_CODE, PHONE_ALREADY_BOUND } from '@/contract/account/values';
import { profileCalls } from '@/contract/profile/calls';
import type { UserInfo } from '@/contract/profile/schema';
import { ok, type Result } from '@/contract/errors';
import { stored } from '@/services/storage/values';
import type { App } from '../app/app';
import { SESSION } from '../texts';
import { recordVisit } from './visit';

export type SocialBinding = 'bound' | 'rebound' | 'refused' | 'failed';

/** Exchanges a login's temporary token for a full session: rule account-4, rule account-5. */
export async function openSession(
  app: App,
  temporaryToken: string,
  accounts: readonly SocialAccount[],
): Promise<Result<void>> {
  const exchanged = await app.api.call(
    accountCalls.exchangeTemporaryToken,
    { token: temporaryToken },
    { token: '' },
  );
  if (!exchanged.ok) return exchanged;
  const { token } = exchanged.value;
  const openId = await bindOpenId(app, token, accounts);
  return enterWithToken(app, token, openId);
}

/** Opens the session of a real token: user, student and private info, the native app, the visit and the subjects. */
export async function enterWithToken(app: App, token: string, openId: string): Promise<Result<void>> {
  const user = await app.api.call(profileCalls.getUserInfoByToken, {}, { token });
  if (!user.ok) {
    // Unused; otherwise it would count as one of the parent's devices.
    void app.api.call(accountCalls.logoutWithToken, { token }, { token: '' });
    return user;
  }
  storeUser(app, user.value, token, openId);
  app.storage.remove(stored.loggedOut);
  await app.platform.nativeUser.write(app.session.user);
  void recordVisit(app);
  await Promise.all([app.student.loadPrivate(), app.student.loadSubjects()]);
  return ok(undefined);
}

function storeUser({ session, student }: App, user: UserInfo, token: string, openId: string): void {
  const { id, unificationId, appToken, time } = user;
  session.setUser({ token, appToken, time, userId: id, unificationId, openId: openId || user.openId });
  student.setInfo({
    studentStatus: user.studentStatus,
    step: user.step,
    payedStudentStatusText: user.payedStudentStatusText,
    studentAuditionStatusEnums: user.studentAuditionStatusEnums,
  });
}

/** Binds the visitor's openId to the account that just logged in. A failure does not stop the login. */
async function bindOpenId(app: App, token: string, accounts: readonly SocialAccount[]): Promise<string> {
  const { openId } = app.session.user;
  if (!openId || accounts.some(({ openid, id }) => openid === openId && id !== undefined)) return openId;
  const result = await bindSocial(app, token, openId);
  app.tracker.track('social_bind', { result });
  return openId;
}

/** Stored until the binding; a gateway without tickets binds without one. */
export function keepTicket({ storage }: App, { openid, openidTicket: ticket }: SocialAccount): void {
  if (ticket !== undefined) storage.set(stored.openidTicket, { openid, ticket });
}

/** A phone that is bound to another social account is rebound only if the parent confirms. */
export async function bindSocial(
  { api, feedback, storage }: App,
  token: string,
  openid: string,
): Promise<SocialBinding> {
  const kept = storage.get(stored.openidTicket);
  const proof = kept?.openid === openid ? { openidTicket: kept.ticket } : {};
  const request = { appTypeCode: APP_TYPE_CODE, openid, ...proof } as const;
  const first = await api.call(accountCalls.phoneChangeWechat, request, { token });
  if (first.ok) return 'bound';
  if (first.error.kind !== 'business' || first.error.code !== PHONE_ALREADY_BOUND) return 'failed';
  const isWanted = await feedback.confirm({
    content: SESSION.rebind,
    confirmText: SESSION.rebindYes,
    cancelText: SESSION.rebindNo,
  });
  if (!isWanted) return 'refused';
  const second = await api.call(accountCalls.phoneChangeWechat, { ...request, rebind: true }, { token });
  return second.ok ? 'rebound' : 'failed';
}
