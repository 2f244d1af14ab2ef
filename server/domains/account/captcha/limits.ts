/** Rate limits for captchas requested, checked and failed. Shared by slider and audio, so that switching does not reset them. */
import { CaptchaCode } from '../../../../src/contract/account/values';
import { BusinessError, type CallContext } from '../../../core/http/handler';
import { limitKeyOf } from '../../../core/limits/address';
import { count, peek, type Window } from '../../../core/limits/counters';
import { MINUTE } from '../../../core/time';
import { CAPTCHA_MESSAGES } from './messages';

/** Failures within five minutes before a lock: per client, and per address over all its clients. */
const LOCK_AFTER_FAILURES = 10;
const LOCK_ADDRESS_AFTER_FAILURES = 30;
const SEPARATOR = '|';

export const no = (code: CaptchaCode, message: string) => new BusinessError(code, message);

/** Clients behind one address are distinguished by their self-declared ids; since those can be forged, the address counts too. */
const failuresOf = (client: string): Window => ({ key: `captcha-failure:${client}`, windowMs: 5 * MINUTE });
const addressOf = (client: string): string => client.split(SEPARATOR)[0] ?? client;

/** Throws if a limit is exceeded; returns the client key for counting failures. */
export async function admit({ db, clock, config, ip }: CallContext, clientUid = ''): Promise<string> {
  const address = limitKeyOf(ip);
  const client = `${address}${SEPARATOR}${clientUid}`;
  const isLocked =
    (await peek(db, clock, failuresOf(client))) >= LOCK_AFTER_FAILURES ||
    (await peek(db, clock, failuresOf(address))) >= LOCK_ADDRESS_AFTER_FAILURES;
  if (isLocked) throw no(CaptchaCode.locked, CAPTCHA_MESSAGES.locked);
  const gets = await count(db, clock, { key: `captcha-get:${address}`, windowMs: MINUTE });
  if (gets > config.rateLimits.captcha) throw no(CaptchaCode.getTooOften, CAPTCHA_MESSAGES.getTooOften);
  return client;
}

export async function countCheck({ db, clock, config, ip }: CallContext): Promise<void> {
  const checks = await count(db, clock, { key: `captcha-check:${limitKeyOf(ip)}`, windowMs: MINUTE });
  if (checks > config.rateLimits.captcha) throw no(CaptchaCode.checkTooOften, CAPTCHA_MESSAGES.checkTooOften);
}

/** Counted for the client that requested the captcha, so that checking it from another address does not avoid the lock. */
export async function countFailure({ db, clock }: CallContext, client: string): Promise<void> {
  await count(db, clock, failuresOf(client));
  await count(db, clock, failuresOf(addressOf(client)));
}
