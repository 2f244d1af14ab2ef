/** Cancels an account in three steps; each checks that the previous one was completed. */
import { eq } from 'drizzle-orm';
import { AppScene } from '../../../../src/contract/account/values';
import { lookupOf, openPhone, otherLookupsOf } from '../phone';
import type { Account } from '../register';
import { accounts } from '../tables';
import { requireSession, type CallContext, type HandlersOf } from '../../../core/http/handler';
import { spendCode } from '../sms/codes';
import { lossesOf } from './losses';
import { CANCELLATION_MESSAGES } from './messages';
import { agree, begin, findCancellation, isPending, cancellationOf, undo } from './cancellation';
import { conflict, demandConsent } from './consent';

async function ownAccount(context: CallContext): Promise<Account> {
  const { accountId } = requireSession(context);
  const [account] = await context.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (account === undefined) throw new Error('A session without an account');
  return account;
}

export const cancellationHandlers: HandlersOf<
  | 'getCancellation'
  | 'getCancellationLosses'
  | 'agreeToCancellation'
  | 'confirmCancellation'
  | 'undoCancellation'
> = {
  getCancellation: async (_request, context) => cancellationOf(context, requireSession(context).accountId),

  getCancellationLosses: async (_request, context) => lossesOf(context, requireSession(context).userId),

  async agreeToCancellation(_request, context) {
    const { accountId } = requireSession(context);
    const { db, clock } = context;
    if (isPending(await findCancellation(db, accountId)))
      throw conflict(CANCELLATION_MESSAGES.alreadyPending);
    await agree(db, clock, accountId);
    return cancellationOf(context, accountId);
  },

  async confirmCancellation({ verificationCode }, context) {
    const { id, phoneLookup, areaCode, phoneCipher } = await ownAccount(context);
    const { db, clock } = context;
    // Retry after a lost response: already confirmed, so nothing changes.
    if (isPending(await findCancellation(db, id))) return cancellationOf(context, id);
    await demandConsent(context, id);
    const { keys } = context.config;
    const phone = { areaCode, number: openPhone(keys, phoneCipher) };
    const also = [lookupOf(keys, phone), ...otherLookupsOf(keys, phone)];
    await spendCode(context, { phoneLookup, also, scene: AppScene.cancelAccount }, verificationCode);
    await begin(db, clock, id);
    return cancellationOf(context, id);
  },

  async undoCancellation(_request, context) {
    const { accountId } = requireSession(context);
    if (!(await undo(context.db, context.clock, accountId))) throw conflict(CANCELLATION_MESSAGES.tooLate);
    return cancellationOf(context, accountId);
  },
};
