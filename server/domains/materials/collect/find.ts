/** Material requests for a parent. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { materialRequests, materialSubmissions } from './tables';
import { ownSubmissions, requestsFor } from '../policies';
import {} from './wire';

interface Viewer {
  readonly userId: number;
  readonly now: Date;
}

const withSubmission = (db: Db, userId: number) =>
  db
    .select({ request: materialRequests, submission: materialSubmissions, total: totalRows })
    .from(materialRequests)
    .leftJoin(
      materialSubmissions,
      and(ownSubmissions(userId), eq(materialSubmissions.requestId, materialRequests.id)),
    )
    .$dynamic();

/** Returned ones first, open ones by their end, then submitted, accepted, and expired ones. */
export const requestsOf = (db: Db, { userId, now }: Viewer, { limit, offset }: Paging) => {
  const { state } = materialSubmissions;
  const isOver = sql`coalesce(${materialRequests.endsAt} <= ${now.toISOString()}::timestamptz, false)`;
  const place = sql`case when ${state} = 'sentBack' then 0 when ${state} = 'submitted' then 2
    when ${state} = 'accepted' then 3 when ${isOver} then 4 else 1 end`;
  return withSubmission(db, userId)
    .where(requestsFor(userId))
    .orderBy(
      place,
      sql`case when ${place} = 1 then ${materialRequests.endsAt} end asc nulls last`,
      desc(materialRequests.askedAt),
      asc(materialRequests.id),
    )
    .limit(limit)
    .offset(offset);
};

/** undefined: none, or not for this parent. */
export async function requestOf(db: Db, userId: number, id: number) {
  const [found] = await withSubmission(db, userId).where(
    and(eq(materialRequests.id, id), requestsFor(userId)),
  );
  return found;
}
