/** Authorization helpers. Each domain defines who may access a row in its policies.ts; here is how handlers apply these policies. */
import { eq, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BusinessError, forbidden, requireSession, type CallContext, type Session } from './handler';

/** Published content: readable by every caller who may make the call. */
export const everyone = (): boolean => true;

/** SQL condition: rows owned by this person. */
export const owned =
  (owner: PgColumn) =>
  (person: number | Placeholder): SQL =>
    eq(owner, person);

type Policy<Row> = (row: Row) => boolean;

/** The row, or undefined if it is missing or not accessible. For calls that respond with null in both cases. */
export const allowed = <Row>(row: Row | undefined, may: Policy<Row>): Row | undefined =>
  row !== undefined && may(row) ? row : undefined;

/**
 * The row, or the same error whether it is missing or not accessible, so that ids cannot be enumerated.
 * Omit `may` if the query has already applied the policy.
 */
export function orNotFound<Row>(
  row: Row | undefined,
  unknown: string | (() => BusinessError),
  may: Policy<Row> = everyone,
): Row {
  const it = allowed(row, may);
  if (it !== undefined) return it;
  throw typeof unknown === 'string' ? new BusinessError(BACKEND_CODE.notFound, unknown) : unknown();
}

/** On the wire, '' and 0 mean that no user is named. */
const names = (id: number | string | undefined) => id !== undefined && id !== '' && Number(id) !== 0;

/** Calls with a user id in the request accept only the session's own. Returns the session. */
export function assertOwner(
  context: Pick<CallContext, 'session'>,
  named: { readonly userId?: number | string | undefined; readonly unificationId?: string | undefined },
): Session {
  const session = requireSession(context);
  const { userId, unificationId } = named;
  if (names(userId) && String(userId) !== String(session.userId)) throw forbidden();
  if (names(unificationId) && unificationId !== session.unificationId) throw forbidden();
  return session;
}

/** For public calls: a tourist sends no id or 0, a parent only their own. */
export function assertNamedOwner(context: Pick<CallContext, 'session'>, userId: number | undefined): void {
  if (userId !== undefined && userId !== 0) assertOwner(context, { userId });
}
