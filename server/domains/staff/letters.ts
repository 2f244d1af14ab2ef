/** The operator's calls about messages to parents that were given up. */
import { pageOf } from '../../core/db/page';
import { withCount } from '../../core/http/handler';
import { orNotFound } from '../../core/http/policy';
import { formatDateTime } from '../../core/time';
import { deadLetters, retryDeadLetter } from '../messages/outbox/dead-letters';
import type { OperatorHandlersOf } from './handler';
import { STAFF_MESSAGES } from './messages';

export const letters: OperatorHandlersOf<'listDeadLetters' | 'retryDeadLetter'> = {
  async listDeadLetters(asked, { clock, db }) {
    const { rows, total } = await pageOf((paging) => deadLetters(db, paging), asked);
    const listed = rows.map(
      ({ row: { channel, createdAt, expiresAt, failure, id, kind, tries, userId } }) => ({
        ...{ letterId: id, userId, kind, channel, tries, failure },
        ...{ createdAt: formatDateTime(createdAt), expiresAt: formatDateTime(expiresAt) },
        isExpired: expiresAt <= clock.now(),
      }),
    );
    return withCount(listed, total);
  },

  async retryDeadLetter({ letterId }, context) {
    const userId = orNotFound(await retryDeadLetter(context, letterId), STAFF_MESSAGES.unknownLetter);
    context.concerns({ userId, detail: { letterId } });
    return null;
  },
};
