/** Works, reactions received, and the family's reactions to other works. */
import { and, count, eq, ne, sql, sum } from 'drizzle-orm';
import { CommentState, WorkState } from '../../../src/contract/works/values';
import type { LossesOf } from '../../core/http/context';
import { workCollects, workComments, workLikes, works } from './tables';
import { ownComments, ownWorks } from './policies';

export const workLosses: LossesOf = async ({ db }, userId) => {
  // A withdrawn work is already gone for its parent.
  const isOwn = and(ownWorks(userId), ne(works.state, WorkState.takenBack));
  const isOthersComment = and(
    eq(workComments.workId, works.id),
    ne(workComments.userId, userId),
    eq(workComments.state, CommentState.shown),
  );
  // Per work (lateral): a plain join would read all comments of all works.
  const ofWork = db
    .select({ total: count().as('total') })
    .from(workComments)
    .where(isOthersComment);
  const others = ofWork.as('others');
  const states = await db
    .select({ state: works.state, total: count(), likes: sum(works.likes).mapWith(Number) })
    .from(works)
    .where(isOwn)
    .groupBy(works.state);
  const [received] = await db
    .select({ total: sum(others.total).mapWith(Number) })
    .from(works)
    .innerJoinLateral(others, sql`true`)
    .where(isOwn);
  return {
    works: states.reduce((all, { total }) => all + total, 0),
    shownWorks: states.find(({ state }) => state === WorkState.shown)?.total ?? 0,
    receivedLikes: states.reduce((all, { likes }) => all + likes, 0),
    receivedComments: received?.total ?? 0,
    givenLikes:
      (await db.$count(workLikes, eq(workLikes.userId, userId))) +
      (await db.$count(workCollects, eq(workCollects.userId, userId))),
    givenComments: await db.$count(workComments, ownComments(userId)),
  };
};
