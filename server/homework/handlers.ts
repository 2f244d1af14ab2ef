import { and, count, eq, inArray } from 'drizzle-orm';
import { OPEN_STATES } from '../../src/contract/homework/values';
import { requireSession, type HandlersOf } from '../http/handler';
import { homework } from './tables';

export const homeworkHandlers: HandlersOf<'workUndoneNum'> = {
  async workUndoneNum(_request, context) {
    const { userId } = requireSession(context);
    const [found] = await context.db
      .select({ count: count() })
      .from(homework)
      .where(
        and(
          eq(homework.userId, userId),
          inArray(homework.state, [...OPEN_STATES]),
          eq(homework.isExcused, false),
        ),
      );
    return { undoneNum: found?.count ?? 0 };
  },
};
