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
