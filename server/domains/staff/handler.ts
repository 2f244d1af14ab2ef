/** What the handlers of the operator's calls are given. */
import type { operatorCalls, OperatorCallName } from '../../../src/contract/staff/operator.schema';
import type { RequestOfOperator, ResponseOfOperator } from '../../../src/contract/staff/define';
import type { AppServices } from '../../core/http/dispatch';
import type { CallContext, Counted } from '../../core/http/handler';
import type { AuditDetail } from './tables';
import type { StaffSession } from './sessions';

export interface Concerns {
  readonly userId?: number;
  readonly detail?: AuditDetail;
}

export interface OperatorContext
  extends AppServices, Pick<CallContext, 'headers' | 'ip' | 'requestId' | 'log'> {
  readonly staff: StaffSession;
  /** Which parent the call is about, for the audit; may be said in several parts. */
  readonly concerns: (what: Concerns) => void;
}

type Calls = typeof operatorCalls;
/** Without a session. */
type PublicName = 'login';
export type OperatorName = Exclude<OperatorCallName, PublicName>;

export type OperatorHandler<N extends OperatorName> = (
  request: RequestOfOperator<Calls[N]>,
  context: OperatorContext,
) => Promise<ResponseOfOperator<Calls[N]> | Counted<ResponseOfOperator<Calls[N]>>>;

/** One for each call: a missing one does not compile. */
export type OperatorHandlers = { readonly [N in OperatorName]: OperatorHandler<N> };
export type OperatorHandlersOf<N extends OperatorName> = Pick<OperatorHandlers, N>;
