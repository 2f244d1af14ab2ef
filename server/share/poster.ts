import { eq } from 'drizzle-orm';
import { PosterTaskStatus } from '../../src/contract/share/values';
import { requireSession, type HandlersOf } from '../http/handler';
import { posterTasks } from './tables';

export const posterHandlers: HandlersOf<'getPosterTask'> = {
  async getPosterTask(_request, context) {
    const { userId } = requireSession(context);
    const [task] = await context.db.select().from(posterTasks).where(eq(posterTasks.userId, userId));
    if (task === undefined) return { rewardValue: 0, taskStatus: PosterTaskStatus.hidden, remark: '' };
    const { rewardValue, taskStatus, remark } = task;
    return { rewardValue, taskStatus, remark };
  },
};
