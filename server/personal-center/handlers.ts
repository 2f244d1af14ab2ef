import { and, eq, isNull } from 'drizzle-orm';
import { students } from '../account/tables';
import { requireSession, type HandlersOf } from '../http/handler';
import { deliveries } from '../deliveries/tables';

export const personalCenterHandlers: HandlersOf<'isLogisticsMark' | 'isSubscribe'> = {
  async isLogisticsMark(_request, context) {
    const { userId } = requireSession(context);
    const [unseen] = await context.db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.userId, userId), isNull(deliveries.seenAt)))
      .limit(1);
    return { isMark: unseen === undefined ? 0 : 1 };
  },

  async isSubscribe(_request, context) {
    const { userId } = requireSession(context);
    const [student] = await context.db
      .select({ isSubscribed: students.isSubscribed })
      .from(students)
      .where(eq(students.userId, userId));
    return { isSubscribe: student?.isSubscribed ?? false };
  },
};
