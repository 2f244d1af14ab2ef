/** The child's head teacher, and a parent's request for contact. */
import { and, desc, eq, gt } from 'drizzle-orm';
import { HEAD_MASTER_RESPONSE_HOURS, HomeroomTeacherPush } from '../../../src/contract/stepup/values';
import { lockChild } from '../account/lock-child';
import { prepared, type Asked } from '../../core/db/prepared';
import { requireSession, type HandlersOf } from '../../core/http/handler';
import { addMillis, HOUR } from '../../core/time';
import { refused } from './info';
import { STEP_UP_MESSAGES } from './messages';
import { homeroomNotices, homeroomTeachers, stepUps } from './tables';
import { allowed, assertOwner } from '../../core/http/policy';
import { isNamed, ownNotices, ownStepUps } from './policies';

const PROMISE_MS = HEAD_MASTER_RESPONSE_HOURS * HOUR;

const homeroomTeacherOf = prepared('head_master_of', (db, asked: Asked<{ userId: number }>) =>
  db
    .select({ id: homeroomTeachers.id, mobile: homeroomTeachers.mobile })
    .from(stepUps)
    .innerJoin(homeroomTeachers, eq(homeroomTeachers.id, stepUps.headMasterId))
    .where(ownStepUps(asked.userId)),
);

const noticeSince = prepared('head_master_notice', (db, asked: Asked<{ userId: number; since: Date }>) =>
  db
    .select({ id: homeroomNotices.id })
    .from(homeroomNotices)
    .where(and(ownNotices(asked.userId), gt(homeroomNotices.requestedAt, asked.since)))
    .orderBy(desc(homeroomNotices.requestedAt))
    .limit(1),
);

export const homeroomTeacherHandlers: HandlersOf<'getHeadMaster' | 'notifyHeadMaster' | 'getPushStatus'> = {
  async getHeadMaster({ id }, context) {
    const { userId } = requireSession(context);
    const [own] = await homeroomTeacherOf(context.db, { userId });
    return allowed(own, isNamed(id)) ?? null;
  },

  async notifyHeadMaster({ user_id }, context) {
    const { userId } = assertOwner(context, { userId: user_id });
    const now = context.clock.now();
    await context.db.transaction(async (tx) => {
      // Serialises repeated taps: the second finds the first one's row.
      await lockChild(tx, userId);
      const [notice] = await noticeSince(tx, { userId, since: addMillis(now, -PROMISE_MS) });
      if (notice !== undefined) return;
      const [headMaster] = await homeroomTeacherOf(tx, { userId });
      if (headMaster === undefined) throw refused(STEP_UP_MESSAGES.noHomeroomTeacher);
      await tx.insert(homeroomNotices).values({ userId, headMasterId: headMaster.id, requestedAt: now });
    });
    return null;
  },

  async getPushStatus({ user_id }, context) {
    const { userId } = assertOwner(context, { userId: user_id });
    const since = addMillis(context.clock.now(), -PROMISE_MS);
    const [notice] = await noticeSince(context.db, { userId, since });
    return { status: notice === undefined ? HomeroomTeacherPush.none : HomeroomTeacherPush.notified };
  },
};
