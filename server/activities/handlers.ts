import { eq, isNull } from 'drizzle-orm';
import { LIVE_TASK_ID } from '../../src/contract/lessons/values';
import { StudentStatus } from '../../src/contract/profile/values';
import { PosterTaskStatus } from '../../src/contract/share/values';
import { BACKEND_CODE } from '../../src/contract/errors';

import {
  assertOwner,
  badInput,
  BusinessError,
  requireSession,
  type CallContext,
  type HandlersOf,
} from '../http/handler';
import { tasksFor } from '../rewards/tasks/rules';
import { checkInHandlers } from '../rewards/check-in/calendar';
import { ACTIVITY_MESSAGES } from './messages';
import { getNewbornEntranceDetail } from './newborn';
import { signInHandlers } from '../rewards/check-in/sign-in';
import { activityOf } from './state';
import { posterTasks, studentTasks } from './tables';

const activityOfSession = (context: CallContext) => activityOf(context.db, requireSession(context).userId);

export const activityHandlers: HandlersOf<
  | 'isSignIn'
  | 'signIn'
  | 'getCheckIn'
  | 'getCheckInMonth'
  | 'getNewbornEntranceDetail'
  | 'checkWonderfulMoment'
  | 'checkTag'
  | 'isPushQuestionnaire'
  | 'initTask'
  | 'listenOnlineCourse'
  | 'getPosterTask'
> = {
  ...signInHandlers,
  ...checkInHandlers,
  getNewbornEntranceDetail,

  async checkWonderfulMoment(_request, context) {
    const { wonderfulPopup, wonderfulIcon } = await activityOfSession(context);
    return { popup: wonderfulPopup, icon: wonderfulIcon };
  },

  async checkTag(_request, context) {
    return { tagCheck: (await activityOfSession(context)).isTagged };
  },

  async isPushQuestionnaire({ userId }, context) {
    assertOwner(context, { userId });
    return (await activityOfSession(context)).isSurveyDue;
  },

  /** Every visit asks for it; tasks that are there stay as they are. */
  async initTask(_request, context) {
    const { userId, studentStatus } = requireSession(context);
    const createdAt = context.clock.now();
    await context.db
      .insert(studentTasks)
      .values(tasksFor(studentStatus).map(({ id: taskId }) => ({ userId, taskId, createdAt })))
      .onConflictDoNothing();
    return null;
  },

  /** Listening in to a live class is a task of official students, done by the first time. */
  async listenOnlineCourse({ taskId }, context) {
    const { userId, studentStatus } = requireSession(context);
    if (taskId !== LIVE_TASK_ID) throw badInput('taskId', ACTIVITY_MESSAGES.taskUnknown);
    if (studentStatus !== StudentStatus.official) {
      throw new BusinessError(BACKEND_CODE.forbidden, ACTIVITY_MESSAGES.officialOnly, 403);
    }
    const now = context.clock.now();
    const target = [studentTasks.userId, studentTasks.taskId];
    await context.db
      .insert(studentTasks)
      .values({ userId, taskId, createdAt: now, doneAt: now })
      .onConflictDoUpdate({ target, set: { doneAt: now }, setWhere: isNull(studentTasks.doneAt) });
    return null;
  },

  async getPosterTask(_request, context) {
    const { userId } = requireSession(context);
    const [task] = await context.db.select().from(posterTasks).where(eq(posterTasks.userId, userId));
    if (task === undefined) return { rewardValue: 0, taskStatus: PosterTaskStatus.hidden, remark: '' };
    const { rewardValue, taskStatus, remark } = task;
    return { rewardValue, taskStatus, remark };
  },
};
