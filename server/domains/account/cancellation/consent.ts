import { BACKEND_CODE } from '../../../../src/contract/errors';
import { BusinessError, type CallContext } from '../../../core/http/handler';
import { findCancellation, hasAgreed, isPending } from './cancellation';
import { CANCELLATION_MESSAGES } from './messages';

export const conflict = (message: string) => new BusinessError(BACKEND_CODE.conflict, message);

/** Throws unless step 1 was completed recently. */
export async function demandConsent({ db, clock }: CallContext, accountId: number): Promise<void> {
  const row = await findCancellation(db, accountId);
  if (isPending(row)) throw conflict(CANCELLATION_MESSAGES.alreadyPending);
  if (!hasAgreed(row, clock)) throw conflict(CANCELLATION_MESSAGES.agreeFirst);
}
