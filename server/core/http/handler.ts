/**
 * The seam between the HTTP layer and the services: a service exports handlers of these types, knows nothing of Fastify's
 * routes, envelopes or status codes, and throws a BusinessError when the answer is no.
 */
import type * as domains from '../../../src/contract/domains';
import type { allCalls } from '../../../src/contract/registry';
import type { RequestOf, ResponseOf } from '../../../src/contract/define';
import { BACKEND_CODE, ERROR_CODE } from '../../../src/contract/errors';
import { HTTP_MESSAGES } from './messages';
import type { CallContext, Session } from './context';

export type { CallContext, Session, TokenKind } from './context';

type Calls = typeof allCalls;
export type CallName = keyof Calls;
export type ServedCallName = {
  [N in CallName]: Calls[N] extends { readonly served: true } ? N : never;
}[CallName];

/** The data, with what its envelope carries beside it where there is something. */
type Answer<T> = T | Counted<T>;

export type Handler<N extends CallName> = (
  request: RequestOf<Calls[N]>,
  context: CallContext,
) => Promise<Answer<ResponseOf<Calls[N]>>>;

/** Every served call has exactly one handler: a missing one does not compile. */
export type Handlers = { readonly [N in ServedCallName]: Handler<N> };

/** Those of one domain: the calls of its word in the contract, no other. */
export type DomainHandlers<D extends keyof typeof domains> = Pick<
  Handlers,
  Extract<keyof (typeof domains)[D]['calls'], ServedCallName>
>;

/** A part of the handlers of a domain. */
export type HandlersOf<N extends ServedCallName> = Pick<Handlers, N>;

/** A page of a list whose whole length goes into the envelope's `count`. */
export class Counted<T> {
  constructor(
    readonly data: T,
    readonly count: number,
  ) {}
}

export const withCount = <T>(data: T, count: number): Counted<T> => new Counted(data, count);

/** The answer is no. `message` is shown to the parent: Chinese, without anything internal. */
export class BusinessError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 200,
    /** Which field of the request is meant, for bad input. */
    readonly field?: string,
    /** Seconds to wait, where the answer says when asking again makes sense. */
    readonly retryAfterS?: number,
  ) {
    super(message);
    this.name = 'BusinessError';
  }

  /** What the refusal's envelope carries beside its words. */
  data: unknown = null;

  carrying(data: unknown): this {
    this.data = data;
    return this;
  }
}

export const badInput = (field: string, message: string) =>
  new BusinessError(BACKEND_CODE.badInput, message, 400, field);

export const forbidden = () => new BusinessError(BACKEND_CODE.forbidden, HTTP_MESSAGES.forbidden, 403);

export function requireSession(context: Pick<CallContext, 'session'>): Session {
  if (context.session === null) {
    throw new BusinessError(ERROR_CODE.sessionExpired, HTTP_MESSAGES.sessionExpired, 401);
  }
  return context.session;
}
