/** How often one address may call. The counters are in the database, so that they hold for all instances together. */
import type { Config } from '../config';
import type { Db } from '../db/types';
import { count } from '../limits/counters';
import { LeasedLimit } from '../limits/lease';
import { limitKeyOf } from '../limits/address';
import { MINUTE, type Clock } from '../time';
import { tooManyRequests } from './errors';
import type { CallName } from './handler';

type StrictLimit = 'login' | 'send' | 'upload';

/** Calls that guess at something or cost money, memory or disk. */
const STRICT: Partial<Readonly<Record<CallName, StrictLimit>>> = {
  pwdLogin: 'login',
  verificationLogin: 'login',
  resetPassword: 'login',
  exchangeTemporaryToken: 'login',
  wechatBackup: 'login',
  sendVerificationCode: 'send',
  sendLoginVerificationCode: 'send',
  sendVerificationCodeV3: 'send',
  uploadFile: 'upload',
};

export class RequestLimits {
  private readonly general: LeasedLimit;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    this.general = new LeasedLimit(db, clock, 'requests', config.rateLimits.general);
  }

  /** Throws 429 when the address called too often. */
  async admit(ip: string, call: CallName | null): Promise<void> {
    const address = limitKeyOf(ip);
    if (!(await this.general.take(address))) throw tooManyRequests();
    const strict = call === null ? undefined : STRICT[call];
    if (strict === undefined) return;
    const total = await count(this.db, this.clock, { key: `${strict}:${call}:${address}`, windowMs: MINUTE });
    if (total > this.config.rateLimits[strict]) throw tooManyRequests();
  }
}
