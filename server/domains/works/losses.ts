/** What a family shared: works, what others gave them, what it left with the works of others, points of the study PK. */
import { and, count, eq, ne, sql, sum } from 'drizzle-orm';
import type { CancellationLosses } from '../../../src/contract/account/cancellation.schema';
import { CommentState, WorkState } from '../../../src/contract/works/values';
import type { CallContext } from '../../core/http/handler';
import { recount } from '../straight/recount';
import { studyPkStandings } from '../straight/tables';
import { workCollects, workComments, workLikes, works } from './tables';

type Parts = Pick<
  CancellationLosses,
  | 'works'
  | 'shownWorks'
  | 'receivedLikes'
  | 'receivedComments'
  | 'givenLikes'
  | 'givenComments'
  | 'studyPkPoints'
>;

export async function sharedParts(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  userId: number,
): Promise<Parts> {
  // Points of the week that runs may not be counted yet.
  await recount(db, clock, userId);
  // What was taken back is gone for its parent already.
  const isOwn = and(eq(works.userId, userId), ne(works.state, WorkState.takenBack));
  const isOthersComment = and(
    eq(workComments.workId, works.id),
    ne(workComments.userId, userId),
    eq(workComments.state, CommentState.shown),
  );
  // Work by work: joined as a whole, all comments of everybody are read.
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
  const [points] = await db
    .select({ sum: sum(studyPkStandings.points).mapWith(Number) })
    .from(studyPkStandings)
    .where(eq(studyPkStandings.userId, userId));
  return {
    works: states.reduce((all, { total }) => all + total, 0),
    shownWorks: states.find(({ state }) => state === WorkState.shown)?.total ?? 0,
    receivedLikes: states.reduce((all, { likes }) => all + likes, 0),
    receivedComments: received?.total ?? 0,
    givenLikes:
      (await db.$count(workLikes, eq(workLikes.userId, userId))) +
      (await db.$count(workCollects, eq(workCollects.userId, userId))),
    givenComments: await db.$count(workComments, eq(workComments.userId, userId)),
    studyPkPoints: points?.sum ?? 0,
  };
}
