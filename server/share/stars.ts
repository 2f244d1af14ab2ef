/** Stars for passing on what is the parent's own. */
import { and, eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../src/contract/errors';
import { RewardKind, RewardReason, SHARE_DAILY } from '../../src/contract/rewards/values';
import { SHARE_MESSAGES } from '../growth/shares/messages';
import { reportShares } from '../growth/tables';
import { BusinessError, requireSession, type HandlersOf } from '../http/handler';
import { add } from '../rewards/ledger';
import { today } from '../time';

/** Of a column of PostgreSQL's integers no id is longer. */
const ID = /^\d{1,15}$/;

export const shareStarHandlers: HandlersOf<'getBeacoinByShareWechat'> = {
  /** Once a day: the ledger has one entry for it, whatever is shared and however many ask at once. */
  async getBeacoinByShareWechat({ id }, { db, clock, session }) {
    const { userId } = requireSession({ session });
    const [own] = ID.test(id)
      ? await db
          .select({ id: reportShares.id })
          .from(reportShares)
          .where(and(eq(reportShares.id, Number(id)), eq(reportShares.userId, userId)))
      : [];
    if (own === undefined) throw new BusinessError(BACKEND_CODE.notFound, SHARE_MESSAGES.unknown);
    const { stars } = SHARE_DAILY;
    const entry = { userId, kind: RewardKind.star, amount: stars, reason: RewardReason.share };
    const isFirstToday = await add(db, clock, { ...entry, ref: today(clock) });
    return { stars: isFirstToday ? stars : 0, isFirstToday };
  },
};
