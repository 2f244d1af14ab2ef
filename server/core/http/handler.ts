/**
 * Interface between the HTTP layer and the domains: handlers have these types, know nothing of Fastify's routes, envelopes or
 * status codes, and throw a BusinessError to refuse.
 */
import type * as domains from '../../../src/contract/domains';
import type { allCalls } from '../../../src/contract/registry';
import type { RequestOf, ResponseOf } from '../../../src/contract/define';
import { lengthOf } from '../../../src/contract/characters';
import { BACKEND_CODE, ERROR_CODE } from '../../../src/contract/errors';
import { REASON_LENGTH } from '../../../src/contract/staff/values';
import { HTTP_MESSAGES } from './messages';
import type { CallContext, Session } from './context';

export type { CallContext, Session, TokenKind } from './context';

type Calls = typeof allCalls;
export type CallName = keyof Calls;
export type ServedCallName = {
  [N in CallName]: Calls[N] extends { readonly served: true } ? N : never;
}[CallName];

/** The data, optionally with the count for its envelope. */
type Answer<T> = T | Counted<T>;

export type Handler<N extends CallName> = (
  request: RequestOf<Calls[N]>,
  context: CallContext,
) => Promise<Answer<ResponseOf<Calls[N]>>>;

/** Exactly one handler per served call: a missing one does not compile. */
export type Handlers = { readonly [N in ServedCallName]: Handler<N> };

/** Handlers of one domain: exactly its calls in the contract. */
export type DomainHandlers<D extends keyof typeof domains> = Pick<
  Handlers,
  Extract<keyof (typeof domains)[D]['calls'], ServedCallName>
>;

/** A subset of handlers. */
export type HandlersOf<N extends ServedCallName> = Pick<Handlers, N>;

/** A page of a list; `count` is the total for the envelope. */
export class Counted<T> {
  constructor(
    readonly data: T,
    readonly count: number,
  ) {}
}

export const withCount = <T>(data: T, count: number): Counted<T> => new Counted(data, count);

/** An expected refusal. `message` is shown to the parent: Chinese, no internal details. */
export class BusinessError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 200,
    /** For bad input: the invalid field of the request. */
    readonly field?: string,
    /** Seconds until a retry makes sense, if known. */
    readonly retryAfterS?: number,
  ) {
    super(message);
    this.name = 'BusinessError';
  }

  /** `data` of the error's envelope. */
  data: unknown = null;

  carrying(data: unknown): this {
    this.data = data;
    return this;
  }
}

export const badInput = (field: string, message: string) =>
  new BusinessError(BACKEND_CODE.badInput, message, 400, field);

/** A reason that staff give, trimmed; one that says nothing is refused. */
export function reasonOf(reason: string): string {
  const said = reason.trim();
  const length = lengthOf(said);
  if (length >= REASON_LENGTH.min && length <= REASON_LENGTH.max) return said;
  throw badInput('reason', HTTP_MESSAGES.reason);
}

export const forbidden = () => new BusinessError(BACKEND_CODE.forbidden, HTTP_MESSAGES.forbidden, 403);

export function requireSession(context: Pick<CallContext, 'session'>): Session {
  if (context.session === null) {
    throw new BusinessError(ERROR_CODE.sessionExpired, HTTP_MESSAGES.sessionExpired, 401);
  }
  return context.session;
}
