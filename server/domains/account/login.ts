/** Login by password, SMS code and WeChat's phone. All return a temporary token, which is exchanged for a session. */
import { eq, sql } from 'drizzle-orm';
import type { accountCalls } from '../../../src/contract/account/calls';
import { AppScene } from '../../../src/contract/account/values';
import type { RequestOf } from '../../../src/contract/define';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BusinessError, type CallContext, type Handler, type HandlersOf } from '../../core/http/handler';
import { limitKeyOf } from '../../core/limits/address';
import { ProviderError } from '../../core/providers';
import { count, forget, secondsLeft, type Window } from '../../core/limits/counters';
import { counters } from '../../core/limits/tables';
import type { Db } from '../../core/db/types';
import { spendCode } from './sms/codes';
import { MINUTE, SECOND } from '../../core/time';
import { wechatIdentities } from './wechat/tables';
import { cipherHash, decryptFor } from './cipher';
import { deviceIdOf } from './device-id';
import { enterDevice } from './devices';
import { isKnown, rememberAddress } from './known-address';
import { ACCOUNT_MESSAGES, tooManyFailures } from './messages';
import { inviterOf } from './origins/inviter';
import { invitationOf, keepLogin, keepOrigin, type CameBy } from './origins/came-by';
import { hashPassword, isPassword, newPasswordOf } from './password';
import { lookupOf, otherLookupsOf, phoneOf, readPhone, type Phone } from './phone';
import { findAccount, register, type Account } from './register';
import { hasHadSession, revokeSessions } from './sessions';
import { accounts, spentCiphers, students, temporaryTokens } from './tables';
import { issueTemporaryToken } from './tokens';

const FAILURE_WINDOW_MS = 15 * MINUTE;
/** Allowed wrong passwords per phone: from one address, and from all addresses. */
const FAILURES_OF_ADDRESS = 5;
const FAILURES_OF_PHONE = 30;

interface FailureWindow extends Window {
  readonly limit: number;
}

const ownWindow = ({ ip }: CallContext, phoneLookup: string): FailureWindow => ({
  key: `login-failure:${phoneLookup}:${limitKeyOf(ip)}`,
  windowMs: FAILURE_WINDOW_MS,
  limit: FAILURES_OF_ADDRESS,
});

const everybodysWindow = (phoneLookup: string): FailureWindow => ({
  key: `login-failure:${phoneLookup}`,
  windowMs: FAILURE_WINDOW_MS,
  limit: FAILURES_OF_PHONE,
});

/** From a known address or device, attempts by strangers do not count. */
async function failureWindows(context: CallContext, phoneLookup: string): Promise<readonly FailureWindow[]> {
  const own = ownWindow(context, phoneLookup);
  return (await isKnown(context, phoneLookup)) ? [own] : [own, everybodysWindow(phoneLookup)];
}

/** Wrong passwords of every address, for a parent who asks for it. */
export async function forgetFailures(db: Db, phoneLookup: string): Promise<void> {
  const begins = `${everybodysWindow(phoneLookup).key}:`;
  await db.delete(counters).where(sql`starts_with(${counters.key}, ${begins})`);
}

/** Counts before checking the password, so that parallel attempts cannot exceed the limit. */
async function admitAttempt({ db, clock }: CallContext, windows: readonly FailureWindow[]): Promise<void> {
  for (const window of windows) {
    if ((await count(db, clock, window)) > window.limit) {
      const wait = secondsLeft(clock, window);
      const message = tooManyFailures(Math.ceil((wait * SECOND) / MINUTE));
      throw new BusinessError(BACKEND_CODE.tooManyRequests, message, 429, undefined, wait);
    }
  }
}

/** Response of every login: a temporary token and the social accounts already bound. */
export async function loginAnswer(context: CallContext, accountId: number, isFirstLogin: boolean) {
  const { db, headers, config } = context;
  const bound = await db
    .select({ openid: wechatIdentities.openid, id: students.userId })
    .from(wechatIdentities)
    .innerJoin(students, eq(students.accountId, wechatIdentities.accountId))
    .where(eq(wechatIdentities.accountId, accountId));
  const deviceId = deviceIdOf(headers);
  const lifeMs = config.temporaryTokenMs;
  const token = await issueTemporaryToken(context, { kind: 'login', accountId, deviceId, lifeMs });
  return { token, userinfos: bound, isFirstLogin };
}

/** Marks the login's cipher as used, so that a captured one cannot be replayed. */
async function isFirstUse({ db, clock }: CallContext, accountId: number, cipher: string): Promise<boolean> {
  const row = { cipherHash: cipherHash(cipher), accountId, spentAt: clock.now() };
  const spent = await db.insert(spentCiphers).values(row).onConflictDoNothing().returning();
  return spent.length === 1;
}

const pwdLogin: Handler<'pwdLogin'> = async (request, context) => {
  const { db, clock, config } = context;
  const phone = phoneOf(config.keys, request);
  const password = decryptFor(config.keys, request.cipherVersion, request.passwordCipher);
  const phoneLookup = lookupOf(config.keys, phone);
  const windows = await failureWindows(context, phoneLookup);
  await admitAttempt(context, windows);
  const account = await findAccount(db, config.keys, phone);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (account === null || !isRight || !(await isFirstUse(context, account.id, request.passwordCipher))) {
    throw new BusinessError(BACKEND_CODE.wrongCredentials, ACCOUNT_MESSAGES.wrongCredentials);
  }
  for (const window of windows) await forget(db, clock, window);
  await rememberAddress(context, phoneLookup);
  await enterDevice(context, account.id, 'refuse');
  await keepLogin(context, account.id, { ...request, way: 'password' });
  return loginAnswer(context, account.id, false);
};

/** Finds the phone's account, or creates it if allowed. */
async function accountFor(
  context: CallContext,
  phone: Phone,
  cameBy: CameBy,
): Promise<{ account: Account; isNew: boolean }> {
  const { db, config } = context;
  const found = await findAccount(db, config.keys, phone);
  if (found !== null) return { account: found, isNew: false };
  if (cameBy.registered === true)
    throw new BusinessError(BACKEND_CODE.phoneNotRegistered, ACCOUNT_MESSAGES.phoneNotRegistered);
  const made = await makeAccount(context, phone, cameBy);
  if (made !== null) return { account: made, isNew: true };
  // Another instance registered the phone meanwhile.
  const other = await findAccount(db, config.keys, phone);
  if (other === null) throw new Error('A registered account is gone');
  return { account: other, isNew: false };
}

function makeAccount(
  { db, clock, config: { keys }, offers }: CallContext,
  phone: Phone,
  cameBy: CameBy,
): Promise<Account | null> {
  return db.transaction(async (tx) => {
    const registered = await register({ db: tx, clock, keys }, phone);
    if (registered === null) return null;
    const { account, userId } = registered;
    const now = clock.now();
    const { presentId, inviteUid } = invitationOf(cameBy.ext);
    const inviterId = await inviterOf(tx, keys, phone, inviteUid);
    await keepOrigin(tx, account.id, cameBy, { presentId, inviterId, cameAt: now });
    for (const welcome of offers.onLogin) await welcome(tx, { userId, inviterId, now });
    return account;
  });
}

type Proof = Pick<
  RequestOf<(typeof accountCalls)['verificationLogin']>,
  'areaCode' | 'phoneCipher' | 'cipherVersion' | 'verificationCode' | 'verificationCodeToken'
>;

/**
 * Finds or creates the account of a phone proven by an SMS code. Whether it exists is revealed only after a correct code; otherwise
 * phones could be probed for accounts.
 */
export async function provenAccount(context: CallContext, request: Proof, cameBy: CameBy) {
  const phone = phoneOf(context.config.keys, request);
  const phoneLookup = lookupOf(context.config.keys, phone);
  const { verificationCode, verificationCodeToken } = request;
  const { isRepeated } = await spendCode(
    context,
    { phoneLookup, also: otherLookupsOf(context.config.keys, phone), scene: AppScene.login },
    verificationCode,
    verificationCodeToken,
  );
  return accountOfProven(context, phone, cameBy, isRepeated);
}

async function accountOfProven(context: CallContext, phone: Phone, cameBy: CameBy, isRepeated = false) {
  const { account, isNew } = await accountFor(context, phone, cameBy);
  await rememberAddress(context, lookupOf(context.config.keys, phone));
  // Repeated request: the first response, with `isNew`, was lost.
  const isStillNew = isRepeated && !(await hasHadSession(context.db, account.id));
  if (!isRepeated) await keepLogin(context, account.id, cameBy);
  return { account, isNew: isNew || isStillNew };
}

type Proven = Awaited<ReturnType<typeof accountOfProven>>;

/** A proven phone may always log in: at the device limit it replaces the oldest one. */
async function admit(context: CallContext, { account, isNew }: Proven) {
  await enterDevice(context, account.id, 'replaceOldest');
  return loginAnswer(context, account.id, isNew);
}

const verificationLogin: Handler<'verificationLogin'> = async (request, context) =>
  admit(context, await provenAccount(context, request, { ...request, way: 'sms' }));

/** The phone is proven by WeChat: the rest is as with an SMS code. */
const wechatPhoneLogin: Handler<'wechatPhoneLogin'> = async (request, context) => {
  const phone = await phoneOfWechat(context, request.code);
  return admit(context, await accountOfProven(context, phone, { ...request, way: 'wechatPhone' }));
};

async function phoneOfWechat({ providers, headers, log }: CallContext, code: string): Promise<Phone> {
  const given = await providers.wechat.phoneOf(code, deviceIdOf(headers)).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    log.error({ err: error }, 'WeChat returned no phone');
    throw new BusinessError(BACKEND_CODE.unavailable, ACCOUNT_MESSAGES.wechatPhoneUnavailable, 503);
  });
  const phone = given && readPhone(given.areaCode, given.number);
  if (!phone) throw new BusinessError(BACKEND_CODE.wrongCredentials, ACCOUNT_MESSAGES.wechatPhoneRefused);
  return phone;
}

/** A new password ends every session, so that anyone who knew the old one is logged out. */
const resetPassword: Handler<'resetPassword'> = async (request, context) => {
  const { db, clock, config } = context;
  const phone = phoneOf(config.keys, request);
  const phoneLookup = lookupOf(config.keys, phone);
  const password = newPasswordOf(config.keys, request);
  const also = otherLookupsOf(config.keys, phone);
  await spendCode(context, { phoneLookup, also, scene: AppScene.findPassword }, request.verificationCode);
  const account = await findAccount(db, config.keys, phone);
  if (account === null) {
    throw new BusinessError(BACKEND_CODE.phoneNotRegistered, ACCOUNT_MESSAGES.phoneNotRegistered);
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await revokeSessions(tx, clock, { accountId: account.id });
    // Pending logins and data-export links may be theirs, too.
    await tx.delete(temporaryTokens).where(eq(temporaryTokens.accountId, account.id));
  });
  for (const window of [ownWindow(context, phoneLookup), everybodysWindow(phoneLookup)]) {
    await forget(db, clock, window);
  }
  return null;
};

export const loginHandlers: HandlersOf<
  'pwdLogin' | 'verificationLogin' | 'wechatPhoneLogin' | 'resetPassword'
> = {
  pwdLogin,
  verificationLogin,
  wechatPhoneLogin,
  resetPassword,
};
