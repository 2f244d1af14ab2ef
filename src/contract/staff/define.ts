/** How the operator's calls are defined: one entry has the route, the roles and the schemas. */
import type { Static, TSchema } from '@sinclair/typebox';
import type { StaffRole } from './values';

export interface OperatorCall<Request extends TSchema, Response extends TSchema> {
  /** GET: query; POST: JSON body. */
  readonly method: 'GET' | 'POST';
  readonly path: `/operator/${string}`;
  readonly summary: string;
  /** Who may make it; 'everyone': all staff; 'public': without a session. */
  readonly roles: readonly StaffRole[] | 'everyone' | 'public';
  /** Shows or changes something of one parent, or changes staff: each use leaves a row in the audit. */
  readonly audited: boolean;
  readonly request: Request;
  readonly response: Response;
}

export type AnyOperatorCall = OperatorCall<TSchema, TSchema>;
export type RequestOfOperator<C extends AnyOperatorCall> = Static<C['request']>;
export type ResponseOfOperator<C extends AnyOperatorCall> = Static<C['response']>;

/** Keeps each entry's own types. */
export const operatorCall = <Request extends TSchema, Response extends TSchema>(
  call: OperatorCall<Request, Response>,
): OperatorCall<Request, Response> => call;

/** Body of an answer with status 200. */
export interface OperatorAnswer<T> {
  readonly code: '0';
  readonly data: T;
  /** Of a list: how many there are on all pages. */
  readonly count?: number;
  /** Server time in milliseconds. */
  readonly time: number;
}

/**
 * Body of every other status. 400: bad input, `field` says where; 401: no session, or wrong at the login; 403: not for this role; 404:
 * unknown; 409: it is no longer so (judged meanwhile, taken back); 429: too often.
 */
export interface OperatorRefusal {
  /** BACKEND_CODE, STAFF_CODE or a code of the domain. */
  readonly code: string;
  /** For the person at the screen. */
  readonly message: string;
  readonly field?: string;
  readonly requestId: string;
}
