/** Cancelling an account (decisions.md 8). The paths are not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { cancellationSchemas } from './cancellation.schema';

const ofSession = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const cancellationCalls = defineCalls<typeof cancellationSchemas>()({
  getCancellation: { method: 'GET', path: '/v1/cancellation/state', ...ofSession },
  /** What would be lost, by what this account really has. */
  getCancellationLosses: { method: 'GET', path: '/v1/cancellation/losses', ...ofSession },
  /** Step 1: the parent knows what will be lost. */
  agreeToCancellation: {
    method: 'POST',
    path: '/v1/cancellation/agree',
    ...ofSession,
    errors: { [BACKEND_CODE.conflict]: 'it is pending already' },
  },
  /** Step 2: a code for the phone of the account, which the request does not name. 4011 as for every code. */
  sendCancellationCode: {
    method: 'POST',
    path: '/v1/cancellation/sendCode',
    ...ofSession,
    errors: { [BACKEND_CODE.conflict]: 'step 1 is missing or too long ago, or it is pending already' },
  },
  confirmCancellation: {
    method: 'POST',
    path: '/v1/cancellation/confirm',
    ...ofSession,
    errors: {
      [BACKEND_CODE.conflict]: 'step 1 is missing or too long ago',
      [BACKEND_CODE.codeWrong]: 'the code is wrong',
      [BACKEND_CODE.codeExpired]: 'the code is too old',
      [BACKEND_CODE.codeAttemptsUsedUp]: 'too many wrong codes: a new one is needed',
    },
  },
  /** Until the cooling-off is over. Without one there is nothing to undo, and all is well. */
  undoCancellation: {
    method: 'POST',
    path: '/v1/cancellation/undo',
    ...ofSession,
    errors: { [BACKEND_CODE.conflict]: 'the cooling-off is over' },
  },
});
