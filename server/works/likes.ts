/** Likes and collections: of a parent one a work, as it shall be. A parent may like their own child's, as anybody may. */
import { and, eq } from 'drizzle-orm';
import { requireSession, type HandlersOf } from '../http/handler';
import { lockShown } from './rows';
import { workCollects, workLikes, works } from './tables';

/** Those who come at once wait for the work, so that its numbers are those of the rows. */
export const likeHandlers: HandlersOf<'likeWork' | 'collectWork'> = {
  async likeWork({ id, isLiked }, context) {
    const { userId } = requireSession(context);
    return context.db.transaction(async (tx) => {
      const row = await lockShown(tx, id);
      const like = { workId: id, userId, likedAt: context.clock.now() };
      const isIt = and(eq(workLikes.workId, id), eq(workLikes.userId, userId));
      const changed = isLiked
        ? await tx.insert(workLikes).values(like).onConflictDoNothing().returning()
        : await tx.delete(workLikes).where(isIt).returning();
      const likes = row.likes + (isLiked ? changed.length : -changed.length);
      await tx.update(works).set({ likes }).where(eq(works.id, id));
      return { likes };
    });
  },

  async collectWork({ id, isCollected }, context) {
    const { userId } = requireSession(context);
    return context.db.transaction(async (tx) => {
      const row = await lockShown(tx, id);
      const collect = { workId: id, userId, collectedAt: context.clock.now() };
      const isIt = and(eq(workCollects.workId, id), eq(workCollects.userId, userId));
      const changed = isCollected
        ? await tx.insert(workCollects).values(collect).onConflictDoNothing().returning()
        : await tx.delete(workCollects).where(isIt).returning();
      const collected = row.collected + (isCollected ? changed.length : -changed.length);
      await tx.update(works).set({ collected }).where(eq(works.id, id));
      return { collected };
    });
  },
};
