/** Limits for sending codes, and when a captcha is required. Counted in the database per phone and per address. */
import { BACKEND_CODE, ERROR_CODE } from '../../../src/contract/errors';
import { returnCaptchaPass, spendCaptchaPass } from './captcha/pass';
import type { AppScene } from '../../../src/contract/account/values';
import { HEADER } from '../../../src/contract/wire';
import { isKnown } from './known-address';
import { BusinessError, type CallContext } from '../../core/http/handler';
import { limitKeyOf } from '../../core/limits/address';
import { count, peek } from '../../core/limits/counters';
import { DAY, HOUR, MINUTE } from '../../core/time';
import { SMS_MESSAGES } from './sms/messages';

const CAPTCHA_WINDOW_MS = 10 * MINUTE;

const ofPhone = (lookup: string) => `sms:phone:${lookup}`;
const ofAddress = (ip: string) => `sms:ip:${limitKeyOf(ip)}`;

async function needsCaptcha(context: CallContext, lookup: string, always: boolean): Promise<boolean> {
  if (always) return true;
  const { db, clock, ip } = context;
  const { captchaFromPhoneSend, captchaFromIpSend } = context.config.sms;
  const windowMs = CAPTCHA_WINDOW_MS;
  if ((await peek(db, clock, { key: ofPhone(lookup), windowMs })) + 1 >= captchaFromPhoneSend) return true;
  return (await peek(db, clock, { key: ofAddress(ip), windowMs })) + 1 >= captchaFromIpSend;
}

/** Runs `send` if no captcha is required or a solved one is supplied; throws 4011 otherwise. If `send` fails, the captcha stays valid. */
export async function paidByCaptcha(
  context: CallContext,
  scene: AppScene,
  { lookup, always }: { readonly lookup: string; readonly always: boolean },
  send: () => Promise<void>,
): Promise<void> {
  if (!(await needsCaptcha(context, lookup, always))) return send();
  const secondCode = context.headers[HEADER.captchaVerification];
  if (secondCode === undefined || !(await spendCaptchaPass(context, secondCode, scene))) {
    throw new BusinessError(ERROR_CODE.captchaNeeded, SMS_MESSAGES.captchaNeeded);
  }
  try {
    await send();
  } catch (error) {
    await returnCaptchaPass(context, secondCode);
    throw error;
  }
}

/** Counts a send; throws if the limit of the phone or address is exceeded. */
export async function countSend(context: CallContext, lookup: string): Promise<void> {
  const { db, clock, ip } = context;
  const limits = context.config.sms;
  // Known addresses and devices are counted separately from strangers.
  const asked = (await isKnown(context, lookup)) ? `${ofPhone(lookup)}:known` : ofPhone(lookup);
  const windows = [
    { key: asked, windowMs: HOUR, limit: limits.phonePerHour },
    { key: asked, windowMs: DAY, limit: limits.phonePerDay },
    { key: ofAddress(ip), windowMs: HOUR, limit: limits.ipPerHour },
    { key: ofAddress(ip), windowMs: DAY, limit: limits.ipPerDay },
  ];
  for (const { limit, ...window } of windows) {
    if ((await count(db, clock, window)) > limit) {
      throw new BusinessError(BACKEND_CODE.codeSendTooOften, SMS_MESSAGES.sentTooMany);
    }
  }
  await count(db, clock, { key: ofPhone(lookup), windowMs: CAPTCHA_WINDOW_MS });
  await count(db, clock, { key: ofAddress(ip), windowMs: CAPTCHA_WINDOW_MS });
}
