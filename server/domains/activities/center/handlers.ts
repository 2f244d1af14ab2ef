import { and, asc, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { CenterActivity } from '../../../../src/contract/activities/schema';
import { ActivityState } from '../../../../src/contract/activities/values';
import { bannerUserType } from '../../../../src/contract/home/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { pageOf, totalRows, type Paging } from '../../../core/db/page';
import {
  BusinessError,
  requireSession,
  withCount,
  type CallContext,
  type HandlersOf,
  type Session,
} from '../../../core/http/handler';
import { pictureUrl } from '../../../core/http/file-url';
import { isMeantFor, isMeantForUser } from '../../home/slots/slots';
import { formatDateTime } from '../../../core/time';
import { activities, activityJoins } from './tables';

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
    const wanted = and(isShownTo(session), isIn(state, clock.now()));
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
    const [activity] = await db
      .select()
      .from(activities)
      .where(and(eq(activities.id, activityId), isShownTo(session)));
    if (activity === undefined) throw new BusinessError(BACKEND_CODE.notFound, CENTER_MESSAGES.unknown);
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

type Activity = typeof activities.$inferSelect;

/** The rule of slots and configurations. */
const isShownTo = ({ userId, studentStatus }: Session): SQL | undefined =>
  and(
    eq(activities.isActive, true),
    isMeantFor(activities.userTypes, bannerUserType(studentStatus)),
    isMeantForUser(activities.userIds, userId),
  );

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

function toItem(
  context: CallContext,
  activity: Activity,
  state: ActivityState,
  isJoined: boolean,
): CenterActivity {
  const { id, title, summary, picture, startsAt, endsAt, isOurs, url, xcxId, xcxUrl } = activity;
  return {
    ...{ id, title, summary, state, isOurs, isJoined },
    imgPath: pictureUrl(context, picture),
    startsAt: formatDateTime(startsAt),
    endsAt: formatDateTime(endsAt),
    redirectType: activity.redirectType,
    miniprogramType: activity.miniprogramType,
    ...(url === null ? {} : { url }),
    ...(xcxId === null ? {} : { xcxId }),
    ...(xcxUrl === null ? {} : { xcxUrl }),
  };
}
