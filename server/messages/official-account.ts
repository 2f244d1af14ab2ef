import { eq } from 'drizzle-orm';
import { students } from '../account/tables';
import { requireSession, type HandlersOf } from '../http/handler';

export const officialAccountHandlers: HandlersOf<'isSubscribe'> = {
  async isSubscribe(_request, context) {
    const { userId } = requireSession(context);
    const [student] = await context.db
      .select({ isSubscribed: students.isSubscribed })
      .from(students)
      .where(eq(students.userId, userId));
    return { isSubscribe: student?.isSubscribed ?? false };
  },
};
