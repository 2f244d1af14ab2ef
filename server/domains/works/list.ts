/** Lists of works, and one of them. */
import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/define';
import type { worksCalls } from '../../../src/contract/works/calls';
import { WorkOrder, WorkScope, WorkState } from '../../../src/contract/works/values';
import { enrollments } from '../courses/tables';
import { cappedTotal, pageOf, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { requireSession, withCount, type CallContext, type HandlersOf } from '../../core/http/handler';
import { groupOf } from './group';
import { selectWorks, visibleWork } from './find';
import { workCollects, works } from './tables';
import { isShown, ownWorks } from './policies';
import { toDetail, toWork } from './wire';

type Asked = RequestOf<typeof worksCalls.listWorks>;

export const listHandlers: HandlersOf<'listWorks' | 'getWork' | 'getGroupIdByLittleTeacher'> = {
  async listWorks(request, context) {
    const { userId } = requireSession(context);
    const { kind, limit, page, topicId } = request;
    const scope = await whichOf(context, userId, request.scope);
    if (scope === null) return withCount([], 0);
    const wanted = and(eq(works.kind, kind), topicId === 0 ? undefined : eq(works.topicId, topicId), scope);
    const order = orderOf(request);
    const find = (paging: Paging) =>
      selectWorks(context.db, userId, {
        total: cappedTotal(context.db, { table: works, wanted, order }, paging),
      })
        .where(wanted)
        .orderBy(...order)
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    return withCount(
      rows.map((found) => toWork(context, found)),
      total,
    );
  },

  async getWork({ id }, context) {
    return toDetail(context, await visibleWork(context.db, context.session?.userId ?? 0, id));
  },

  async getGroupIdByLittleTeacher(_request, context) {
    const { userId } = requireSession(context);
    return (await groupOf(context, userId)) ?? { groupId: 0, groupName: '' };
  },
};

/** null: the result is empty. */
async function whichOf(
  context: Pick<CallContext, 'db' | 'clock'>,
  userId: number,
  scope: WorkScope,
): Promise<SQL | undefined | null> {
  const { db } = context;
  switch (scope) {
    case WorkScope.all:
      return isShown();
    case WorkScope.mine:
      return and(ownWorks(userId), ne(works.state, WorkState.takenBack));
    case WorkScope.collected:
      return and(isShown(), inArray(works.id, collectedBy(db, userId)));
    case WorkScope.group: {
      const group = await groupOf(context, userId);
      return group === null ? null : and(isShown(), inArray(works.userId, membersOf(db, group.groupId)));
    }
  }
}

const collectedBy = (db: Db, userId: number) =>
  db.select({ id: workCollects.workId }).from(workCollects).where(eq(workCollects.userId, userId));

const membersOf = (db: Db, courseId: number) =>
  db.select({ id: enrollments.userId }).from(enrollments).where(eq(enrollments.courseId, courseId));

/** Own works by their last change; ties in likes by the earlier one. */
function orderOf({ order, scope }: Asked): SQL[] {
  if (order === WorkOrder.liked) return [desc(works.likes), asc(works.shownAt), asc(works.id)];
  if (scope === WorkScope.mine) return [desc(works.savedAt), desc(works.id)];
  return [desc(works.shownAt), desc(works.id)];
}
