/** Removes what is too old to matter. Every instance does it; deleting twice is harmless. */
import { lt } from 'drizzle-orm';
import { sessions, temporaryTokens } from './account/tables';
import { captchaPasses, captchas } from './captcha/tables';
import type { Db } from './db/types';
import { sweepCounters } from './limits/counters';
import { smsCodes } from './sms/tables';
import { addDays, MINUTE, type Clock } from './time';

const EVERY_MS = 10 * MINUTE;
/** An ended session is kept for a while: its token is told that it expired, not that it never was. */
const KEEP_SESSIONS_DAYS = 30;

export async function cleanUp(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  const yesterday = addDays(now, -1);
  await sweepCounters(db, clock);
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(captchaPasses).where(lt(captchaPasses.expiresAt, now));
  await db.delete(temporaryTokens).where(lt(temporaryTokens.expiresAt, yesterday));
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, yesterday));
  await db.delete(sessions).where(lt(sessions.expiresAt, addDays(now, -KEEP_SESSIONS_DAYS)));
}

/** Returns the way to stop it. */
export function startHousekeeping(db: Db, clock: Clock, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void cleanUp(db, clock).catch(onError), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
