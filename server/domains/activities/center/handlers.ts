import { and, asc, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import { ActivityState } from '../../../../src/contract/activities/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { pageOf, totalRows, type Paging } from '../../../core/db/page';
import { BusinessError, requireSession, withCount, type HandlersOf } from '../../../core/http/handler';
import { activities, activityJoins } from './tables';
import { orNotFound } from '../../../core/http/policy';
import { shownTo } from '../policies';
import { toItem } from './wire';

/** Shown to parents as toasts. */
const CENTER_MESSAGES = {
  unknown: '活动不存在或已下线',
  notYet: '活动还没有开始哦',
  over: '活动已经结束了',
  elsewhere: '请到活动页面参加',
} as const;

const refused = (message: string) => new BusinessError(BACKEND_CODE.conflict, message);

export const activityCenterHandlers: HandlersOf<'listActivities' | 'joinActivity'> = {
  async listActivities({ state, page, limit }, context) {
    const session = requireSession(context);
    const { db, clock } = context;
    const wanted = and(shownTo(session), isIn(state, clock.now()));
    const find = (paging: Paging) =>
      db
        .select({ activity: activities, joinedAt: activityJoins.joinedAt, total: totalRows })
        .from(activities)
        .leftJoin(
          activityJoins,
          and(eq(activityJoins.activityId, activities.id), eq(activityJoins.userId, session.userId)),
        )
        .where(wanted)
        .orderBy(...orderOf(state))
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    const items = rows.map(({ activity, joinedAt }) => toItem(context, activity, state, joinedAt !== null));
    return withCount(items, total);
  },

  async joinActivity({ activityId }, context) {
    const session = requireSession(context);
    const { db, clock } = context;
    const [row] = await db
      .select()
      .from(activities)
      .where(and(eq(activities.id, activityId), shownTo(session)));
    const activity = orNotFound(row, CENTER_MESSAGES.unknown);
    if (!activity.isOurs) throw refused(CENTER_MESSAGES.elsewhere);
    const now = clock.now();
    if (activity.startsAt > now) throw refused(CENTER_MESSAGES.notYet);
    if (activity.endsAt <= now) throw refused(CENTER_MESSAGES.over);
    await db
      .insert(activityJoins)
      .values({ userId: session.userId, activityId, joinedAt: now })
      .onConflictDoNothing();
    return null;
  },
};

function isIn(state: ActivityState, now: Date): SQL | undefined {
  if (state === ActivityState.coming) return gt(activities.startsAt, now);
  if (state === ActivityState.ended) return lte(activities.endsAt, now);
  return and(lte(activities.startsAt, now), gt(activities.endsAt, now));
}

function orderOf(state: ActivityState): SQL[] {
  if (state === ActivityState.ended) return [desc(activities.endsAt), desc(activities.id)];
  const first = state === ActivityState.coming ? activities.startsAt : activities.endsAt;
  return [asc(first), asc(activities.id)];
}
