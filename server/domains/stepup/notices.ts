/** Notifications sent by the housekeeping job; idempotent. */
import { and, eq, exists, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { routes } from '../../../src/contract/routes';
import { StepUpStatus } from '../../../src/contract/stepup/values';
import type { Db } from '../../core/db/types';
import { notify, type NotifyServices } from '../messages/outbox/notify';
import { addDays, addMillis, formatDate, MINUTE, startOfDay } from '../../core/time';
import { FORMED_MESSAGE, SEAT_EXPIRES, SEAT_MESSAGE } from './messages';
import { preferredTimes, stepUpChanges, stepUps } from './tables';

const AT_ONCE = 1_000;

const path = routes.furtherEducation.path;

/** Normally the parent's page reports a change to the operator's system; this covers pages that were closed too early. */
export async function notifyOperator(db: Db, now: Date): Promise<void> {
  await db
    .update(stepUpChanges)
    .set({ notifiedAt: now })
    .where(and(isNull(stepUpChanges.notifiedAt), lt(stepUpChanges.changedAt, addMillis(now, -MINUTE))));
}

/** Notifies parents who named times, once, when the operator has formed the class. */
export async function notifyFormed({ clock, db }: NotifyServices): Promise<void> {
  const named = db
    .select({ one: sql`1` })
    .from(preferredTimes)
    .where(eq(preferredTimes.userId, stepUps.userId));
  const formed = and(
    eq(stepUps.status, StepUpStatus.complete),
    isNull(stepUps.completedBy),
    isNull(stepUps.formedNotifiedAt),
    exists(named),
  );
  // Of this moment: a later season forms another class.
  const event = `formed:${clock.now().toISOString()}`;
  let notified = AT_ONCE;
  while (notified === AT_ONCE) {
    notified = await db.transaction(async (tx) => {
      // Rows locked by another instance are skipped.
      const some = await tx
        .select({ userId: stepUps.userId })
        .from(stepUps)
        .where(formed)
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      const userIds = some.map(({ userId }) => userId);
      if (userIds.length === 0) return 0;
      await tx.update(stepUps).set({ formedNotifiedAt: clock.now() }).where(inArray(stepUps.userId, userIds));
      const notices = userIds.map((userId) => ({ ...FORMED_MESSAGE, userId, path, event }));
      await notify({ db: tx, clock }, 'classFormed', notices);
      return userIds.length;
    });
  }
}

/** A seat that waits for another class is released at the end of its release date: a day before, once. */
export async function announceExpiringSeats(services: NotifyServices): Promise<void> {
  const today = startOfDay(services.clock.now());
  const soon = await services.db
    .select({ userId: stepUps.userId, releaseAt: stepUps.releaseAt, step: stepUps.newStep })
    .from(stepUps)
    .where(
      and(
        sql`${stepUps.status} = 2 and ${stepUps.newClassId} is not null`,
        ...[gte(stepUps.releaseAt, today), lt(stepUps.releaseAt, addDays(today, 2))],
      ),
    );
  const notices = soon.flatMap(({ releaseAt, step, userId }) =>
    releaseAt === null
      ? []
      : [
          {
            ...{ userId, event: `seat:${formatDate(releaseAt)}`, happensAt: releaseAt },
            ...{ ...SEAT_MESSAGE, path, brief: { title: step, note: SEAT_EXPIRES } },
          },
        ],
  );
  await notify(services, 'seatExpiring', notices);
}
