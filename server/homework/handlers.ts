import { and, count, eq } from 'drizzle-orm';
import { requireSession, type HandlersOf } from '../http/handler';
import { homework } from './tables';

export const homeworkHandlers: HandlersOf<'workUndoneNum'> = {
  async workUndoneNum(_request, context) {
    const { userId } = requireSession(context);
    const [found] = await context.db
      .select({ count: count() })
      .from(homework)
      .where(and(eq(homework.userId, userId), eq(homework.isDone, false)));
    return { undoneNum: found?.count ?? 0 };
  },
};
