/** Likes and collections: of a parent one a work, as it shall be. A parent may like their own child's, as anybody may. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { requireSession, type HandlersOf } from '../http/handler';
import { unknownWork } from './errors';
import { isShown } from './rows';
import { workCollects, workLikes, works } from './tables';

/**
 * A popular work is wished for by many at once: only what changes something holds it, for one statement, and the number goes up or
 * down by one there, so that it is the number of rows. What was the case before is told without holding anything.
 */
export const likeHandlers: HandlersOf<'likeWork' | 'collectWork'> = {
  async likeWork({ id, isLiked }, context) {
    const { userId } = requireSession(context);
    const isIt = and(eq(workLikes.workId, id), eq(workLikes.userId, userId));
    return context.db.transaction(async (tx) => {
      await mustBeShown(tx, id);
      const like = { workId: id, userId, likedAt: context.clock.now() };
      const changed = isLiked
        ? await tx.insert(workLikes).values(like).onConflictDoNothing().returning()
        : await tx.delete(workLikes).where(isIt).returning();
      return { likes: await counted(tx, id, 'likes', isLiked ? changed.length : -changed.length) };
    });
  },

  async collectWork({ id, isCollected }, context) {
    const { userId } = requireSession(context);
    const isIt = and(eq(workCollects.workId, id), eq(workCollects.userId, userId));
    return context.db.transaction(async (tx) => {
      await mustBeShown(tx, id);
      const collect = { workId: id, userId, collectedAt: context.clock.now() };
      const changed = isCollected
        ? await tx.insert(workCollects).values(collect).onConflictDoNothing().returning()
        : await tx.delete(workCollects).where(isIt).returning();
      return {
        collected: await counted(tx, id, 'collected', isCollected ? changed.length : -changed.length),
      };
    });
  },
};

const shownOne = (id: number) => and(eq(works.id, id), isShown());

async function mustBeShown(tx: Db, id: number): Promise<void> {
  const [shown] = await tx.select({ id: works.id }).from(works).where(shownOne(id));
  if (shown === undefined) throw unknownWork();
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
  if (row === undefined) throw unknownWork();
  return row.number;
}
