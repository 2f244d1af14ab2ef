import { and, eq, isNull } from 'drizzle-orm';
import { requireSession, type HandlersOf } from '../http/handler';
import { deliveries } from './tables';

export const markHandlers: HandlersOf<'isLogisticsMark'> = {
  async isLogisticsMark(_request, context) {
    const { userId } = requireSession(context);
    const [unseen] = await context.db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.userId, userId), isNull(deliveries.seenAt)))
      .limit(1);
    return { isMark: unseen === undefined ? 0 : 1 };
  },
};
