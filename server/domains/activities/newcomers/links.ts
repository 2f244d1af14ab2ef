/** Login links for new students' parents: for one account, valid for a day, single-use. Stored as hashes only. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { ENTRANCE_LINK_HOURS, EntranceLinkState } from '../../../../src/contract/activities/values';
import type { EntranceLink } from '../../../../src/contract/activities/newcomers.schema';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { enterDevice } from '../../account/devices';
import { loginAnswer } from '../../account/login';
import { accounts, temporaryTokens } from '../../account/tables';
import { issueTemporaryToken, spendTemporaryToken } from '../../account/tokens';
import type { Db } from '../../../core/db/types';
import { BusinessError, type CallContext, type HandlersOf } from '../../../core/http/handler';
import { limitKeyOf } from '../../../core/limits/address';
import { count, peek, type Window } from '../../../core/limits/counters';
import type { Random } from '../../../core/random';
import { HOUR, MINUTE, type Clock } from '../../../core/time';
import { ACTIVITY_MESSAGES } from '../messages';
import { ENTRANCE, entranceBy } from '../policies';

const WRONG_WINDOW_MS = 15 * MINUTE;
const WRONG_OF_ADDRESS = 20;

/** Creates a link's code and invalidates the previous one. The caller must make sure that the account is the right one. */
export async function issueEntranceLink(
  { db, clock, random }: { readonly db: Db; readonly clock: Clock; readonly random: Random },
  accountId: number,
): Promise<string> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const isOpen = and(isNull(temporaryTokens.usedAt), gt(temporaryTokens.expiresAt, now));
    await tx
      .update(temporaryTokens)
      .set({ expiresAt: now })
      .where(and(eq(temporaryTokens.accountId, accountId), eq(temporaryTokens.kind, ENTRANCE), isOpen));
    return issueTemporaryToken(
      { db: tx, clock, random },
      { kind: ENTRANCE, accountId, deviceId: null, lifeMs: ENTRANCE_LINK_HOURS * HOUR },
    );
  });
}

const wrongOf = (ip: string): Window => ({
  key: `entrance-link:${limitKeyOf(ip)}`,
  windowMs: WRONG_WINDOW_MS,
});

/** Codes are too long to guess; an address with too many wrong ones is blocked. */
async function admit({ db, clock, ip }: CallContext): Promise<void> {
  if ((await peek(db, clock, wrongOf(ip))) >= WRONG_OF_ADDRESS)
    throw new BusinessError(BACKEND_CODE.tooManyRequests, ACTIVITY_MESSAGES.tooManyLinks, 429);
}

const countWrong = ({ db, clock, ip }: CallContext) => count(db, clock, wrongOf(ip));

const NOT_OPEN = { phoneMask: '', isOwn: false } as const;

async function look(context: CallContext, code: string): Promise<EntranceLink> {
  const { db, clock, session } = context;
  const [found] = await db
    .select({ link: temporaryTokens, phoneMask: accounts.phoneMask })
    .from(temporaryTokens)
    .innerJoin(accounts, eq(accounts.id, temporaryTokens.accountId))
    .where(entranceBy(code));
  if (found === undefined) return { state: EntranceLinkState.unknown, ...NOT_OPEN };
  const { accountId, expiresAt, usedAt } = found.link;
  if (usedAt !== null) return { state: EntranceLinkState.used, ...NOT_OPEN };
  if (expiresAt <= clock.now()) return { state: EntranceLinkState.expired, ...NOT_OPEN };
  const isOwn = session?.accountId === accountId;
  return { state: EntranceLinkState.open, phoneMask: found.phoneMask, isOwn };
}

export const linkHandlers: HandlersOf<'lookAtEntranceLink' | 'enterByLink'> = {
  async lookAtEntranceLink({ code }, context) {
    await admit(context);
    const link = await look(context, code);
    if (link.state === EntranceLinkState.unknown) await countWrong(context);
    return link;
  },

  async enterByLink({ code }, context) {
    await admit(context);
    const subject = await spendTemporaryToken(context, ENTRANCE, code);
    if (subject === null) {
      await countWrong(context);
      throw new BusinessError(BACKEND_CODE.temporaryTokenInvalid, ACTIVITY_MESSAGES.linkInvalid);
    }
    await enterDevice(context, subject.accountId, 'replaceOldest');
    return loginAnswer(context, subject.accountId, false);
  },
};
