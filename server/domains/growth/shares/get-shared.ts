/** Public view of a share. */
import { eq, sql } from 'drizzle-orm';
import { GROWTH_CODE } from '../../../../src/contract/growth/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { tooManyRequests } from '../../../core/http/errors';
import { BusinessError, type CallContext, type Handler } from '../../../core/http/handler';
import { limitKeyOf } from '../../../core/limits/address';
import { count, peek, secondsLeft, type Window } from '../../../core/limits/counters';
import { formatDateTime, MINUTE } from '../../../core/time';
import { reportShares } from '../tables';
import { contentsOf } from './contents';
import { SHARE_MESSAGES } from './messages';
import { sharedBy } from '../policies';

/** Unknown keys per address: following a shared link causes none, guessing causes only these. */
const GUESSES = 30;

const guessesOf = ({ ip }: CallContext): Window => ({
  key: `share-guess:${limitKeyOf(ip)}`,
  windowMs: 10 * MINUTE,
});

/** Same work for every key, in any format, until it is found, so that timing reveals nothing. */
export const getShared: Handler<'getShared'> = async ({ shareKey, isOwn }, context) => {
  const { db, clock } = context;
  const window = guessesOf(context);
  if ((await peek(db, clock, window)) >= GUESSES) throw tooManyRequests(secondsLeft(clock, window));
  const [share] = await db.select().from(reportShares).where(sharedBy(shareKey));
  if (share === undefined) {
    await count(db, clock, window);
    throw new BusinessError(BACKEND_CODE.notFound, SHARE_MESSAGES.unknown);
  }
  if (share.revokedAt !== null) throw new BusinessError(GROWTH_CODE.shareRevoked, SHARE_MESSAGES.revoked);
  if (share.endsAt <= clock.now()) throw new BusinessError(GROWTH_CODE.shareEnded, SHARE_MESSAGES.ended);
  const contents = await contentsOf(context, share);
  if (isOwn !== 1) await countView(context, share.id);
  return { of: share.of, shownName: share.shownName, endsAt: formatDateTime(share.endsAt), ...contents };
};

const countView = ({ db }: CallContext, id: number) =>
  db
    .update(reportShares)
    .set({ views: sql`${reportShares.views} + 1` })
    .where(eq(reportShares.id, id));
