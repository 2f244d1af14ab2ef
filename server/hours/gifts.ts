/** Hours that wait to be claimed. What is claimed is added to the child's hours once, whatever is sent twice. */
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { SubjectCode } from '../../src/contract/enums';
import { BACKEND_CODE } from '../../src/contract/errors';
import type { Db } from '../db/types';
import { BusinessError, forbidden, requireSession, type HandlersOf } from '../http/handler';
import { HOUR_MESSAGES } from './messages';
import { hourBalances, HourCategoryCode, hourGifts, HourStatus, type HourGroup } from './tables';

export const giftHandlers: HandlersOf<'listUnclaimedAward' | 'receiveAward'> = {
  async listUnclaimedAward(_request, context) {
    const { userId } = requireSession(context);
    const waiting = and(
      eq(hourGifts.userId, userId),
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

  /** All of them or none. */
  async receiveAward({ packageReceives }, context) {
    const { userId } = requireSession(context);
    const now = context.clock.now();
    const ids = [...new Set(packageReceives.map(({ packageId }) => packageId))];
    await context.db.transaction(async (tx) => {
      // Locked in one order: of two claims at once, the second one finds nothing left to claim.
      const gifts = await tx
        .select()
        .from(hourGifts)
        .where(inArray(hourGifts.id, ids))
        .orderBy(asc(hourGifts.id))
        .for('update');
      if (gifts.some((gift) => gift.userId !== userId)) throw forbidden();
      if (gifts.length < ids.length) throw refused(BACKEND_CODE.notFound, HOUR_MESSAGES.giftUnknown);
      const open = gifts.filter(({ claimedAt }) => claimedAt === null);
      if (open.some(({ expiresAt }) => expiresAt <= now)) {
        throw refused(BACKEND_CODE.conflict, HOUR_MESSAGES.giftExpired);
      }
      for (const gift of open) {
        await tx.update(hourGifts).set({ claimedAt: now }).where(eq(hourGifts.id, gift.id));
        await addGiven(tx, userId, gift.brandCode, gift.giveClass);
      }
    });
    return null;
  },
};

const refused = (code: string, message: string) => new BusinessError(code, message);

const LIVE_GROUPS: readonly (HourGroup | null)[] = ['smallLive', 'largeLive'];
const LIVE_CATEGORIES: readonly (number | null)[] = [HourCategoryCode.graphical, HourCategoryCode.oneToOne];

/** What live hours of a brand are kept as: the programming brand has categories. */
export const liveKind = (brandCode: string) =>
  brandCode === SubjectCode.biancheng
    ? { userHourType: HourCategoryCode.graphical }
    : { hourGroup: 'smallLive' as const };

/** To the live hours in use that the child has of the brand, or to new ones. */
async function addGiven(tx: Db, userId: number, brandCode: string, hours: number): Promise<void> {
  const inUse = and(
    eq(hourBalances.userId, userId),
    eq(hourBalances.brandCode, brandCode),
    eq(hourBalances.status, HourStatus.inUse),
  );
  const balances = await tx.select().from(hourBalances).where(inUse).orderBy(asc(hourBalances.id));
  const live = balances.find(
    ({ hourGroup, userHourType }) =>
      LIVE_GROUPS.includes(hourGroup) || LIVE_CATEGORIES.includes(userHourType),
  );
  if (live === undefined) {
    const balance = { ...liveKind(brandCode), status: HourStatus.inUse, baseHours: 0, giveHours: hours };
    await tx.insert(hourBalances).values({ userId, brandCode, ...balance });
    return;
  }
  const giveHours = sql`${hourBalances.giveHours} + ${hours}`;
  await tx.update(hourBalances).set({ giveHours }).where(eq(hourBalances.id, live.id));
}
