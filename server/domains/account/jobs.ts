/** Deletes expired login and code data (core/lifetimes.ts), and removes accounts whose cooling-off period is over. */
import { lt } from 'drizzle-orm';
import { sweepOldest } from '../../core/db/sweep-oldest';
import { HOUSEKEEPING_MS, type Job, type JobServices } from '../../core/jobs';
import { KEEP_BEHAVIOUR_DAYS, KEEP_SESSIONS_DAYS } from '../../core/lifetimes';
import { addDays } from '../../core/time';
import { removeCancelledAccounts } from './cancellation/remove';
import { captchaPasses, captchas, spokenCaptchas } from './captcha/tables';
import { logins } from './origins/tables';
import { smsCodes } from './sms/tables';
import { sessions, temporaryTokens } from './tables';

async function sweepExpired({ db, clock }: JobServices): Promise<void> {
  const now = clock.now();
  const yesterday = addDays(now, -1);
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(spokenCaptchas).where(lt(spokenCaptchas.expiresAt, now));
  await db.delete(captchaPasses).where(lt(captchaPasses.expiresAt, now));
  await db.delete(temporaryTokens).where(lt(temporaryTokens.expiresAt, yesterday));
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, yesterday));
  await db.delete(sessions).where(lt(sessions.expiresAt, addDays(now, -KEEP_SESSIONS_DAYS)));
}

const sweepLogins = ({ db, clock }: JobServices): Promise<void> =>
  sweepOldest(db, { table: logins, at: logins.loggedInAt }, addDays(clock.now(), -KEEP_BEHAVIOUR_DAYS));

export const accountJobs: readonly Job[] = [
  { name: 'expired', everyMs: HOUSEKEEPING_MS, run: sweepExpired },
  { name: 'logins', everyMs: HOUSEKEEPING_MS, run: sweepLogins },
  { name: 'removedAccounts', everyMs: HOUSEKEEPING_MS, run: removeCancelledAccounts },
];
