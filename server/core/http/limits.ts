/** Rate limits per client address. Counters are in the database, so they hold across all instances. */
import type { Config } from '../config';
import type { Db } from '../db/types';
import { count, secondsLeft } from '../limits/counters';
import { LeasedLimit } from '../limits/lease';
import { limitKeyOf } from '../limits/address';
import { MINUTE, type Clock } from '../time';
import { tooManyRequests } from './errors';
import type { CallName } from './handler';

type StrictLimit = 'login' | 'send' | 'upload';

/** Calls that could be used for guessing, or that cost money, memory or disk. */
const STRICT: Partial<Readonly<Record<CallName, StrictLimit>>> = {
  pwdLogin: 'login',
  verificationLogin: 'login',
  resetPassword: 'login',
  exchangeTemporaryToken: 'login',
  wechatBackup: 'login',
  wechatPhoneLogin: 'login',
  sendVerificationCode: 'send',
  sendLoginVerificationCode: 'send',
  sendVerificationCodeV3: 'send',
  uploadFile: 'upload',
};

/** 429 until the end of the current minute. */
export const overThisMinute = (clock: Clock) =>
  tooManyRequests(secondsLeft(clock, { key: '', windowMs: MINUTE }));

export class RequestLimits {
  private readonly general: LeasedLimit;
  /** Separate limit for files: a page's many pictures do not use up its calls. */
  private readonly files: LeasedLimit;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    this.general = new LeasedLimit(db, clock, 'requests', config.rateLimits.general);
    this.files = new LeasedLimit(db, clock, 'files', config.rateLimits.files);
  }

  /** Throws 429 if the address exceeds a limit. */
  async admit(ip: string, call: CallName | null): Promise<void> {
    const address = limitKeyOf(ip);
    if (!(await this.general.take(address))) throw overThisMinute(this.clock);
    const strict = call === null ? undefined : STRICT[call];
    if (strict === undefined) return;
    const total = await count(this.db, this.clock, { key: `${strict}:${call}:${address}`, windowMs: MINUTE });
    if (total > this.config.rateLimits[strict]) throw overThisMinute(this.clock);
  }

  async admitFile(ip: string): Promise<void> {
    if (!(await this.files.take(limitKeyOf(ip)))) throw overThisMinute(this.clock);
  }
}
