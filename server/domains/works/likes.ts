/** Likes and collections: one per parent and work, set rather than toggled. Parents may like their own child's work. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import { requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { unknownWork } from './errors';
import { workCollects, workLikes, works } from './tables';
import { isShown } from './policies';
import { orNotFound } from '../../core/http/policy';

/** A wish (like or collection): its rows, its time, and the counter column of the work. */
const WISHES = {
  likes: { table: workLikes, at: 'likedAt' },
  collected: { table: workCollects, at: 'collectedAt' },
} as const;

export const likeHandlers: HandlersOf<'likeWork' | 'collectWork'> = {
  likeWork: async ({ id, isLiked }, context) => ({ likes: await wish('likes', id, isLiked, context) }),
  collectWork: async ({ id, isCollected }, context) => ({
    collected: await wish('collected', id, isCollected, context),
  }),
};

/**
 * Popular works get many concurrent wishes: only an actual change locks the work, for one statement that adds or
 * subtracts one, so that the counter equals the number of rows. An unchanged state is returned without a lock.
 */
async function wish(
  of: keyof typeof WISHES,
  workId: number,
  isWanted: boolean,
  context: CallContext,
): Promise<number> {
  const { table, at } = WISHES[of];
  const { userId } = requireSession(context);
  const isIt = and(eq(table.workId, workId), eq(table.userId, userId));
  return context.db.transaction(async (tx) => {
    await mustBeShown(tx, workId);
    const row = { workId, userId, [at]: context.clock.now() };
    const changed = isWanted
      ? await tx.insert(table).values(row).onConflictDoNothing().returning()
      : await tx.delete(table).where(isIt).returning();
    return counted(tx, workId, of, isWanted ? changed.length : -changed.length);
  });
}

const shownOne = (id: number) => and(eq(works.id, id), isShown());

async function mustBeShown(tx: Db, id: number): Promise<void> {
  const [shown] = await tx.select({ id: works.id }).from(works).where(shownOne(id));
  orNotFound(shown, unknownWork);
}

/** Refuses, rolling back the wish, if the work was hidden or withdrawn meanwhile. */
async function counted(tx: Db, id: number, of: 'likes' | 'collected', by: number): Promise<number> {
  const column = works[of];
  const [row] =
    by === 0
      ? await tx.select({ number: column }).from(works).where(shownOne(id))
      : await tx
          .update(works)
          .set({ [of]: sql`${column} + ${by}` })
          .where(shownOne(id))
          .returning({ number: column });
  return orNotFound(row, unknownWork).number;
}
