/** Who may have what an id names is said by each domain, in its policies.ts. Here is how handlers ask, and what all domains say alike. */
import { eq, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BusinessError, forbidden, requireSession, type CallContext, type Session } from './handler';

/** Content that the operator published: whoever may make the call may read it. */
export const everyone = (): boolean => true;

/** As a condition of the statement: rows whose column names this person. */
export const owned =
  (owner: PgColumn) =>
  (person: number | Placeholder): SQL =>
    eq(owner, person);

type Policy<Row> = (row: Row) => boolean;

/** What an id names; undefined: there is none, or it is not for who asks. For answers that say so with null. */
export const allowed = <Row>(row: Row | undefined, may: Policy<Row>): Row | undefined =>
  row !== undefined && may(row) ? row : undefined;

/**
 * What an id names, or one and the same refusal where there is none and where it is not for who asks, so that no id is found out by
 * asking (rule shell-93). `may` is left out where the statement asked the policy.
 */
export function found<Row>(
  row: Row | undefined,
  unknown: string | (() => BusinessError),
  may: Policy<Row> = everyone,
): Row {
  const it = allowed(row, may);
  if (it !== undefined) return it;
  throw typeof unknown === 'string' ? new BusinessError(BACKEND_CODE.notFound, unknown) : unknown();
}

/** '' and 0 stand for "nobody is named" on the wire. */
const names = (id: number | string | undefined) => id !== undefined && id !== '' && Number(id) !== 0;

/** Calls that name a user in their request may name only the session's own. Returns the session. */
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

/** For calls that anybody may make: a tourist names nobody or 0, a parent may name only themselves. */
export function assertNamedOwner(context: Pick<CallContext, 'session'>, userId: number | undefined): void {
  if (userId !== undefined && userId !== 0) assertOwner(context, { userId });
}
