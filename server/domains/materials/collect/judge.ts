/** Review of submitted materials: accept, or return with a reason. */
import { and, eq, isNull } from 'drizzle-orm';
import { routes } from '../../../../src/contract/routes';
import type { Db } from '../../../core/db/types';
import { reasonOf } from '../../../core/http/handler';
import { notify } from '../../messages/outbox/notify';
import type { Clock } from '../../../core/time';
import { COLLECT_INBOX } from './messages';
import { materialRequests, materialSubmissions } from './tables';
import { ownSubmissions } from '../policies';

interface Sent {
  readonly db: Db;
  readonly clock: Clock;
  readonly userId: number;
  readonly requestId: number;
}

const isSent = ({ userId, requestId }: Sent) =>
  and(
    ownSubmissions(userId),
    eq(materialSubmissions.requestId, requestId),
    eq(materialSubmissions.state, 'submitted'),
  );

/** Starts the review; withdrawing is refused from now on. */
export async function lookAtSubmission(sent: Sent): Promise<void> {
  await sent.db
    .update(materialSubmissions)
    .set({ lookedAt: sent.clock.now() })
    .where(and(isSent(sent), isNull(materialSubmissions.lookedAt)));
}

/** `given`: why it is returned; null accepts it. false: nothing to review. The parent is notified. */
export async function judgeSubmission(sent: Sent, given: string | null): Promise<boolean> {
  const reason = given === null ? null : reasonOf(given);
  return sent.db.transaction(async (tx) => {
    const now = sent.clock.now();
    const [judged] = await tx
      .update(materialSubmissions)
      .set({
        state: reason === null ? 'accepted' : 'sentBack',
        reason: reason ?? '',
        lookedAt: now,
        judgedAt: now,
      })
      .where(isSent(sent))
      .returning({ submissionId: materialSubmissions.submissionId });
    if (judged === undefined) return false;
    await notifyParent({ ...sent, db: tx }, judged.submissionId, reason);
    return true;
  });
}

async function notifyParent(
  { db, clock, userId, requestId }: Sent,
  submissionId: string,
  reason: string | null,
): Promise<void> {
  const [request] = await db
    .select({ title: materialRequests.title })
    .from(materialRequests)
    .where(eq(materialRequests.id, requestId));
  const title = request?.title ?? '';
  const words = reason === null ? COLLECT_INBOX.accepted(title) : COLLECT_INBOX.sentBack(title, reason);
  await notify({ db, clock }, 'materialJudged', [
    {
      ...{ userId, ...words, linkText: COLLECT_INBOX.look },
      event: `submission:${submissionId}`,
      path: `${routes.materialSubmit.path}?id=${requestId}`,
    },
  ]);
}
