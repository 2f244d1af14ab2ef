/** Removes what is too old to matter. Every instance does it; deleting twice is harmless. */
import { and, asc, inArray, lt } from 'drizzle-orm';
import { sessions, temporaryTokens } from '../../domains/account/tables';
import { removeCancelledAccounts, type RemovalServices } from '../../domains/account/cancellation/remove';
import { logins } from '../../domains/account/origins/tables';
import { captchaPasses, captchas, spokenCaptchas } from '../../domains/account/captcha/tables';
import { remindOfOpenClasses } from '../../domains/classes/reminders';
import type { Db } from '../db/types';
import { sweepParts } from '../../domains/files/parts/sweep';
import { sweepShares } from '../../domains/growth/shares/sweep';
import { KEEP_BEHAVIOUR_DAYS, KEEP_SESSIONS_DAYS } from '../lifetimes';
import { sweepCounters } from '../limits/counters';
import { ensureBookingTimes } from '../../domains/lessons/booking/times';
import { slotClicks } from '../../domains/home/slots/tables';
import { smsCodes } from '../../domains/account/sms/tables';
import type { Demo } from '../seed';
import { sweepPieces } from '../providers/storage-demo';
import { releaseSeats } from '../../domains/stepup/holds';
import { tellFormed, tellOperator } from '../../domains/stepup/telling';
import { addDays, MINUTE, type Clock } from '../time';
import { removeGivenUp } from '../../domains/works/files/removals';
import { dropMonths, makeMonths } from '../../domains/tracking/months';
import { trackedEvents } from '../../domains/tracking/tables';

const EVERY_MS = 10 * MINUTE;
/** Behaviour grows fastest: a day of it in one statement would hold the database up. */
const BATCH = 2_000;

type Behaviour =
  | { readonly table: typeof trackedEvents; readonly at: typeof trackedEvents.receivedAt }
  | { readonly table: typeof logins; readonly at: typeof logins.loggedInAt }
  | { readonly table: typeof slotClicks; readonly at: typeof slotClicks.clickedAt };

/** Ids grow with time, so each look at the oldest rows finds them by the primary key. */
async function sweepBehaviour(db: Db, { table, at }: Behaviour, before: Date): Promise<void> {
  let deleted = BATCH;
  while (deleted === BATCH) {
    const oldest = db.select({ id: table.id }).from(table).orderBy(asc(table.id)).limit(BATCH);
    const { rowCount } = await db.delete(table).where(and(inArray(table.id, oldest), lt(at, before)));
    deleted = rowCount ?? 0;
  }
}

export async function cleanUp(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  const yesterday = addDays(now, -1);
  await sweepCounters(db, clock);
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(spokenCaptchas).where(lt(spokenCaptchas.expiresAt, now));
  await db.delete(captchaPasses).where(lt(captchaPasses.expiresAt, now));
  await db.delete(temporaryTokens).where(lt(temporaryTokens.expiresAt, yesterday));
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, yesterday));
  await db.delete(sessions).where(lt(sessions.expiresAt, addDays(now, -KEEP_SESSIONS_DAYS)));
  await sweepShares(db, now);
  await sweepPieces(db, now);
  await sweepParts(db, now);
  await releaseSeats(db, now);
  await tellOperator(db, now);
  await tellFormed(db, now);
  await ensureBookingTimes(db, clock);
  await remindOfOpenClasses(db, now);
  const behaviourFrom = addDays(now, -KEEP_BEHAVIOUR_DAYS);
  await makeMonths(db, clock);
  await dropMonths(db, behaviourFrom);
  await sweepBehaviour(db, { table: trackedEvents, at: trackedEvents.receivedAt }, behaviourFrom);
  await sweepBehaviour(db, { table: slotClicks, at: slotClicks.clickedAt }, behaviourFrom);
  await sweepBehaviour(db, { table: logins, at: logins.loggedInAt }, behaviourFrom);
}

/** One round. What fails is told and keeps nothing else from being done. */
export async function runHousekeeping(
  services: RemovalServices,
  onError: (error: unknown) => void,
  demo: Pick<Demo, 'refresh'> | null = null,
): Promise<void> {
  const { db, clock } = services;
  await cleanUp(db, clock).catch(onError);
  await removeCancelledAccounts(services).catch(onError);
  await removeGivenUp(services).catch(onError);
  await demo?.refresh(db, clock).catch(onError);
}

/** Returns the way to stop it. */
export function startHousekeeping(
  services: RemovalServices,
  onError: (error: unknown) => void,
  demo: Pick<Demo, 'refresh'> | null,
): () => void {
  const timer = setInterval(() => void runHousekeeping(services, onError, demo), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
