/** Claimable hours. A claim credits them once, regardless of retries. */
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BusinessError, requireSession, type HandlersOf } from '../../core/http/handler';
import { HOUR_MESSAGES } from './messages';
import { addGiven } from './movements';
import { hourGifts } from './tables';
import { ownGifts } from './policies';

export const giftHandlers: HandlersOf<'listUnclaimedAward' | 'receiveAward'> = {
  async listUnclaimedAward(_request, context) {
    const { userId } = requireSession(context);
    const waiting = and(
      ownGifts(userId),
      isNull(hourGifts.claimedAt),
      gt(hourGifts.expiresAt, context.clock.now()),
    );
    const found = await context.db
      .select()
      .from(hourGifts)
      .where(waiting)
      .orderBy(asc(hourGifts.id))
      .limit(50);
    return found.map(({ id, giveClass }) => ({ giveClass, packageReceives: [{ packageId: id }] }));
  },

  /** All or none. */
  async receiveAward({ packageReceives }, context) {
    const { userId } = requireSession(context);
    const now = context.clock.now();
    const ids = [...new Set(packageReceives.map(({ packageId }) => packageId))];
    await context.db.transaction(async (tx) => {
      // Locked in a fixed order: of two concurrent claims the second finds nothing left.
      const gifts = await tx
        .select()
        .from(hourGifts)
        .where(and(inArray(hourGifts.id, ids), ownGifts(userId)))
        .orderBy(asc(hourGifts.id))
        .for('update');
      if (gifts.length < ids.length) throw refused(BACKEND_CODE.notFound, HOUR_MESSAGES.giftUnknown);
      const open = gifts.filter(({ claimedAt }) => claimedAt === null);
      if (open.some(({ expiresAt }) => expiresAt <= now)) {
        throw refused(BACKEND_CODE.conflict, HOUR_MESSAGES.giftExpired);
      }
      for (const gift of open) {
        await tx.update(hourGifts).set({ claimedAt: now }).where(eq(hourGifts.id, gift.id));
        const { brandCode, giveClass, name } = gift;
        await addGiven(tx, { userId, brandCode, hours: giveClass, title: name }, now);
      }
    });
    return null;
  },
};

const refused = (code: string, message: string) => new BusinessError(code, message);
