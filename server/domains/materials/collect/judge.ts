/** The other side of what parents send: somebody looks at it, takes it, or sends it back and says why. */
import { and, eq, isNull } from 'drizzle-orm';
import { RedirectType } from '../../../../src/contract/links/values';
import { MessageKind } from '../../../../src/contract/messages/values';
import { routes } from '../../../../src/contract/routes';
import type { Db } from '../../../core/db/types';
import { inboxMessages } from '../../messages/tables';
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

/** From now on it cannot be taken back. */
export async function lookAtSubmission(sent: Sent): Promise<void> {
  await sent.db
    .update(materialSubmissions)
    .set({ lookedAt: sent.clock.now() })
    .where(and(isSent(sent), isNull(materialSubmissions.lookedAt)));
}

/** `reason`: why it is sent back; null takes it. False where nothing waits; its parent reads of it in the inbox. */
export function judgeSubmission(sent: Sent, reason: string | null): Promise<boolean> {
  return sent.db.transaction(async (tx) => {
    const now = sent.clock.now();
    const judged = await tx
      .update(materialSubmissions)
      .set({
        state: reason === null ? 'accepted' : 'sentBack',
        reason: reason ?? '',
        lookedAt: now,
        judgedAt: now,
      })
      .where(isSent(sent))
      .returning({ userId: materialSubmissions.userId });
    if (judged.length === 0) return false;
    await tell({ ...sent, db: tx }, reason);
    return true;
  });
}

async function tell({ db, clock, userId, requestId }: Sent, reason: string | null): Promise<void> {
  const [request] = await db
    .select({ title: materialRequests.title })
    .from(materialRequests)
    .where(eq(materialRequests.id, requestId));
  const title = request?.title ?? '';
  await db.insert(inboxMessages).values({
    userId,
    kind: MessageKind.activity,
    ...(reason === null ? COLLECT_INBOX.accepted(title) : COLLECT_INBOX.sentBack(title, reason)),
    target: {
      redirectType: RedirectType.innerPage,
      url: `${routes.materialSubmit.path}?id=${requestId}`,
      text: COLLECT_INBOX.look,
    },
    sentAt: clock.now(),
  });
}
