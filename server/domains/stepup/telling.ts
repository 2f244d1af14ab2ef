/** Notifications sent by the housekeeping job; idempotent. */
import { and, eq, exists, inArray, isNull, lt, sql } from 'drizzle-orm';
import { RedirectType } from '../../../src/contract/links/values';
import { MessageKind } from '../../../src/contract/messages/values';
import { routes } from '../../../src/contract/routes';
import { StepUpStatus } from '../../../src/contract/stepup/values';
import type { Db } from '../../core/db/types';
import { inboxMessages } from '../messages/tables';
import { addMillis, MINUTE } from '../../core/time';
import { FORMED_MESSAGE } from './messages';
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
