/** What parents say of a work. Nobody else reads it before somebody looked at it. */
import { lengthOf } from '../../../src/contract/characters';
import { and, desc, eq, or } from 'drizzle-orm';
import { shownNameOf } from '../../../src/contract/growth/shown-name';
import type { WorkComment } from '../../../src/contract/works/schema';
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
import { formatDateTime, HOUR } from '../../core/time';
import { tooMany, unknownComment, unknownWork } from './errors';
import { parentOf, WORK_MESSAGES } from './messages';
import { lockShown, visibleWork } from './rows';
import { workComments, works } from './tables';

type CommentRow = typeof workComments.$inferSelect;

export const commentHandlers: HandlersOf<'listWorkComments' | 'addWorkComment' | 'removeWorkComment'> = {
  async listWorkComments({ id, limit, page }, context) {
    const userId = context.session?.userId ?? 0;
    const { db } = context;
    await visibleWork(db, userId, id);
    const ownWaiting = and(eq(workComments.userId, userId), eq(workComments.state, CommentState.waiting));
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
      const isIt = and(eq(workComments.id, commentId), eq(workComments.userId, userId));
      const [found] = await tx.select({ workId: workComments.workId }).from(workComments).where(isIt);
      if (found === undefined) throw unknownComment();
      // The work first, as everybody who changes its numbers.
      const isWork = eq(works.id, found.workId);
      const [work] = await tx.select().from(works).where(isWork).for('no key update');
      const [gone] = await tx.delete(workComments).where(isIt).returning({ state: workComments.state });
      if (gone === undefined) throw unknownComment();
      if (gone.state !== CommentState.shown) return;
      await tx
        .update(works)
        .set({ comments: (work?.comments ?? 1) - 1 })
        .where(isWork);
    });
    return null;
  },
};

type Written = Pick<CommentRow, 'workId' | 'userId' | 'submissionId' | 'text'>;

/** The same again is the one that is there, and counts no second time. */
async function write(tx: Db, { clock }: CallContext, written: Written): Promise<CommentRow> {
  const { submissionId, userId, workId } = written;
  const [made] = await tx
    .insert(workComments)
    .values({ ...written, writtenAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  if (made === undefined) {
    const isIt = and(eq(workComments.userId, userId), eq(workComments.submissionId, submissionId));
    const [before] = await tx.select().from(workComments).where(isIt);
    if (before?.workId !== workId) throw unknownWork();
    return before;
  }
  const hourly = { key: `works:comments:${userId}`, windowMs: HOUR };
  if ((await count(tx, clock, hourly)) > COMMENTS_PER_HOUR) throw tooMany(WORK_MESSAGES.tooManyComments);
  return made;
}

export async function kidNameOf(db: Db, userId: number): Promise<string> {
  const [found] = await db
    .select({ name: students.kidName })
    .from(students)
    .where(eq(students.userId, userId));
  return found?.name ?? '';
}

const toComment = (row: CommentRow, kidName: string, userId: number): WorkComment => ({
  ...{ id: row.id, text: row.text, state: row.state },
  author: parentOf(shownNameOf(kidName)),
  isMine: row.userId === userId,
  at: formatDateTime(row.writtenAt),
});
