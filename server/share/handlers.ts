import { type HandlersOf, requireSession } from '../http/handler';
import { eq } from 'drizzle-orm';
import { PosterTaskStatus } from '../../src/contract/share/values';
import { posterTasks } from './tables';

export const shareHandlers: HandlersOf<'getSignPackage'> = {
  /** WeChat signs an address without its fragment. */
  getSignPackage: ({ sUrl }, { providers }) => providers.wechat.shareSignature(sUrl.split('#')[0] ?? sUrl),
};

export const posterHandlers: HandlersOf<'getPosterTask'> = {
  async getPosterTask(_request, context) {
    const { userId } = requireSession(context);
    const [task] = await context.db.select().from(posterTasks).where(eq(posterTasks.userId, userId));
    if (task === undefined) return { rewardValue: 0, taskStatus: PosterTaskStatus.hidden, remark: '' };
    const { rewardValue, taskStatus, remark } = task;
    return { rewardValue, taskStatus, remark };
  },
};
