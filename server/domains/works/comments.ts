/** Comments on works. Public only after a review. */
import { lengthOf } from '../../../src/contract/characters';
import { and, desc, eq, or } from 'drizzle-orm';
import { COMMENT_MAX, COMMENTS_PER_HOUR, CommentState } from '../../../src/contract/works/values';
import { students } from '../account/tables';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import {
  badInput,
  requireSession,
  withCount,
  type CallContext,
  type HandlersOf,
} from '../../core/http/handler';
import { count } from '../../core/limits/counters';
import { HOUR } from '../../core/time';
import { tooMany, unknownComment, unknownWork } from './errors';
import { WORK_MESSAGES } from './messages';
import { lockShown, visibleWork } from './find';
import { workComments, works } from './tables';
import { ownComments } from './policies';
import { orNotFound } from '../../core/http/policy';
import { type CommentRow, toComment } from './wire';

export const commentHandlers: HandlersOf<'listWorkComments' | 'addWorkComment' | 'removeWorkComment'> = {
  async listWorkComments({ id, limit, page }, context) {
    const userId = context.session?.userId ?? 0;
    const { db } = context;
    await visibleWork(db, userId, id);
    const ownWaiting = and(ownComments(userId), eq(workComments.state, CommentState.waiting));
    const wanted = and(
      eq(workComments.workId, id),
      or(eq(workComments.state, CommentState.shown), ownWaiting),
    );
    const find = (paging: Paging) =>
      db
        .select({ row: workComments, kidName: students.kidName, total: totalRows })
        .from(workComments)
        .innerJoin(students, eq(students.userId, workComments.userId))
        .where(wanted)
        .orderBy(desc(workComments.writtenAt), desc(workComments.id))
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    return withCount(
      rows.map(({ kidName, row }) => toComment(row, kidName, userId)),
      total,
    );
  },

  async addWorkComment({ id, submissionId, text }, context) {
    const { userId } = requireSession(context);
    const words = text.trim();
    if (words === '') throw badInput('text', WORK_MESSAGES.emptyComment);
    if (lengthOf(words) > COMMENT_MAX) throw badInput('text', WORK_MESSAGES.tooLong);
    return context.db.transaction(async (tx) => {
      await lockShown(tx, id);
      const row = await write(tx, context, { workId: id, userId, submissionId, text: words });
      return toComment(row, await kidNameOf(tx, userId), userId);
    });
  },

  async removeWorkComment({ commentId }, context) {
    const { userId } = requireSession(context);
    await context.db.transaction(async (tx) => {
      const isIt = and(eq(workComments.id, commentId), ownComments(userId));
      const [comment] = await tx.select({ workId: workComments.workId }).from(workComments).where(isIt);
      // Locks the work first, like all writers of its counters.
      const isWork = eq(works.id, orNotFound(comment, unknownComment).workId);
      const [work] = await tx.select().from(works).where(isWork).for('no key update');
      const [deleted] = await tx.delete(workComments).where(isIt).returning({ state: workComments.state });
      if (orNotFound(deleted, unknownComment).state !== CommentState.shown) return;
      await tx
        .update(works)
        .set({ comments: (work?.comments ?? 1) - 1 })
        .where(isWork);
    });
    return null;
  },
};

type Written = Pick<CommentRow, 'workId' | 'userId' | 'submissionId' | 'text'>;

/** Idempotent: a retry finds its row and is not counted again. */
async function write(tx: Db, { clock }: CallContext, written: Written): Promise<CommentRow> {
  const { submissionId, userId, workId } = written;
  const [made] = await tx
    .insert(workComments)
    .values({ ...written, writtenAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  if (made === undefined) {
    const isIt = and(ownComments(userId), eq(workComments.submissionId, submissionId));
    const [before] = await tx.select().from(workComments).where(isIt);
    if (before?.workId !== workId) throw unknownWork();
    return before;
  }
  const hourly = { key: `works:comments:${userId}`, windowMs: HOUR };
  if ((await count(tx, clock, hourly)) > COMMENTS_PER_HOUR) throw tooMany(WORK_MESSAGES.tooManyComments);
  return made;
}

export async function kidNameOf(db: Db, userId: number): Promise<string> {
  const [student] = await db
    .select({ name: students.kidName })
    .from(students)
    .where(eq(students.userId, userId));
  return student?.name ?? '';
}
