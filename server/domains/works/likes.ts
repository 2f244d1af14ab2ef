/** Likes and collections: of a parent one a work, as it shall be. A parent may like their own child's, as anybody may. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import { requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { unknownWork } from './errors';
import { workCollects, workLikes, works } from './tables';
import { isShown } from './policies';
import { found } from '../../core/http/policy';

/** A wish: its rows, when one was made, and the column of the work that counts them. */
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
 * A popular work is wished for by many at once: only what changes something holds it, for one statement, and the number goes up or
 * down by one there, so that it is the number of rows. What was the case before is told without holding anything.
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
  found(shown, unknownWork);
}

/** Refuses, and undoes the wish, where the work was hidden or taken back meanwhile. */
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
  return found(row, unknownWork).number;
}
