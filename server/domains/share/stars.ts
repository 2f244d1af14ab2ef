/** Stars for sharing: the parent's own parts of a report, or any shown work. */
import { and, eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { RewardKind, RewardReason, SHARE_DAILY } from '../../../src/contract/rewards/values';
import { sharedWorkId } from '../../../src/contract/works/values';
import type { Db } from '../../core/db/types';
import { SHARE_MESSAGES } from '../growth/shares/messages';
import { reportShares } from '../growth/tables';
import { BusinessError, requireSession, type HandlersOf } from '../../core/http/handler';
import { add } from '../rewards/ledger';
import { today } from '../../core/time';
import { works } from '../works/tables';
import { isShown } from '../works/policies';
import { ownShares } from '../growth/policies';

export const shareStarHandlers: HandlersOf<'getBeacoinByShareWechat'> = {
  /** Once a day: the ledger admits one entry per day, regardless of what is shared and of concurrent requests. */
  async getBeacoinByShareWechat({ id }, { db, clock, session }) {
    const { userId } = requireSession({ session });
    const mayBe = (await isOwnShare(db, userId, id)) || (await isShownWork(db, id));
    if (!mayBe) throw new BusinessError(BACKEND_CODE.notFound, SHARE_MESSAGES.unknown);
    const { stars } = SHARE_DAILY;
    const entry = { userId, kind: RewardKind.star, amount: stars, reason: RewardReason.share };
    const isFirstToday = await add(db, clock, { ...entry, ref: today(clock) });
    return { stars: isFirstToday ? stars : 0, isFirstToday };
  },
};

/** A PostgreSQL integer has no more digits. */
const ID = /^\d{1,15}$/;
const LAST_DIGITS = /\d{1,15}$/;

async function isOwnShare(db: Db, userId: number, named: string): Promise<boolean> {
  if (!ID.test(named)) return false;
  const found = await db
    .select({ id: reportShares.id })
    .from(reportShares)
    .where(and(eq(reportShares.id, Number(named)), ownShares(userId)));
  return found.length > 0;
}

/** Shown works are public and may be shared by everyone. */
async function isShownWork(db: Db, named: string): Promise<boolean> {
  const id = Number(LAST_DIGITS.exec(named)?.[0] ?? 0);
  if (named !== sharedWorkId(id)) return false;
  const found = await db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.id, id), isShown()));
  return found.length > 0;
}
