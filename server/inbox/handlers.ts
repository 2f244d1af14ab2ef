import { and, count, eq, isNull } from 'drizzle-orm';
import { requireSession, type HandlersOf } from '../http/handler';
import { inboxMessages } from './tables';

export const inboxHandlers: HandlersOf<'getUnReadMsgNum'> = {
  async getUnReadMsgNum(_request, context) {
    const { userId } = requireSession(context);
    const [found] = await context.db
      .select({ count: count() })
      .from(inboxMessages)
      .where(and(eq(inboxMessages.userId, userId), isNull(inboxMessages.readAt)));
    return { num: found?.count ?? 0 };
  },
};
