/** Notifications sent by the housekeeping job; idempotent. */
import { and, eq, exists, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { RedirectType } from '../../../src/contract/links/values';
import { MessageKind, SubscribeTopic } from '../../../src/contract/messages/values';
import { routes } from '../../../src/contract/routes';
import { StepUpStatus } from '../../../src/contract/stepup/values';
import type { Db } from '../../core/db/types';
import { enqueue } from '../messages/subscribe/enqueue';
import { inboxMessages } from '../messages/tables';
import { addDays, addMillis, formatDate, MINUTE, startOfDay } from '../../core/time';
import { FORMED_MESSAGE, SEAT_EXPIRES } from './messages';
import { preferredTimes, stepUpChanges, stepUps } from './tables';

const AT_ONCE = 1_000;

/** Normally the parent's page reports a change to the operator's system; this covers pages that were closed too early. */
export async function notifyOperator(db: Db, now: Date): Promise<void> {
  await db
    .update(stepUpChanges)
    .set({ toldAt: now })
    .where(and(isNull(stepUpChanges.toldAt), lt(stepUpChanges.changedAt, addMillis(now, -MINUTE))));
}

/** Notifies parents who named times, once, when the operator has formed the class. */
export async function notifyFormed(db: Db, now: Date): Promise<void> {
  const named = db
    .select({ one: sql`1` })
    .from(preferredTimes)
    .where(eq(preferredTimes.userId, stepUps.userId));
  const formed = and(
    eq(stepUps.status, StepUpStatus.complete),
    isNull(stepUps.completedBy),
    isNull(stepUps.formedToldAt),
    exists(named),
  );
  let told = AT_ONCE;
  while (told === AT_ONCE) {
    told = await db.transaction(async (tx) => {
      // Rows locked by another instance are skipped.
      const some = await tx
        .select({ userId: stepUps.userId })
        .from(stepUps)
        .where(formed)
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      const userIds = some.map(({ userId }) => userId);
      if (userIds.length === 0) return 0;
      await tx.update(stepUps).set({ formedToldAt: now }).where(inArray(stepUps.userId, userIds));
      await tx.insert(inboxMessages).values(userIds.map((userId) => ({ userId, ...message, sentAt: now })));
      return userIds.length;
    });
  }
}

const message = {
  kind: MessageKind.class,
  title: FORMED_MESSAGE.title,
  body: FORMED_MESSAGE.body,
  target: {
    redirectType: RedirectType.innerPage,
    url: routes.furtherEducation.path,
    text: FORMED_MESSAGE.toYear,
  },
};

/** A seat that waits for another class is released at the end of its release date: a day before, once. */
export async function announceExpiringSeats(db: Db, now: Date): Promise<void> {
  const soon = await db
    .select({ userId: stepUps.userId, releaseAt: stepUps.releaseAt, step: stepUps.newStep })
    .from(stepUps)
    .where(
      and(
        sql`${stepUps.status} = 2 and ${stepUps.newClassId} is not null`,
        ...[gte(stepUps.releaseAt, startOfDay(now)), lt(stepUps.releaseAt, addDays(startOfDay(now), 2))],
      ),
    );
  const events = soon.flatMap(({ releaseAt, step, userId }) =>
    releaseAt === null
      ? []
      : [
          {
            ...{ userId, happensAt: releaseAt, title: step, note: SEAT_EXPIRES },
            ...{ event: `seat:${formatDate(releaseAt)}`, path: routes.furtherEducation.path },
          },
        ],
  );
  for (let from = 0; from < events.length; from += AT_ONCE)
    await enqueue(db, SubscribeTopic.seatExpiring, events.slice(from, from + AT_ONCE), now);
}
