/** Requests for materials as one parent has them. */
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { MaterialRequest } from '../../../../src/contract/materials/collect.schema';
import { CollectState } from '../../../../src/contract/materials/values';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { formatDateTime } from '../../../core/time';
import { materialRequests, materialSubmissions } from './tables';

export type RequestRow = typeof materialRequests.$inferSelect;
export type SubmissionRow = typeof materialSubmissions.$inferSelect;

interface Whose {
  readonly userId: number;
  readonly now: Date;
}

/** Of everybody, or of this parent by name. */
const isTheirs = (userId: number) =>
  or(eq(sql`cardinality(${materialRequests.userIds})`, 0), sql`${userId} = any(${materialRequests.userIds})`);

const withSubmission = (db: Db, userId: number) =>
  db
    .select({ request: materialRequests, submission: materialSubmissions, total: totalRows })
    .from(materialRequests)
    .leftJoin(
      materialSubmissions,
      and(eq(materialSubmissions.userId, userId), eq(materialSubmissions.requestId, materialRequests.id)),
    )
    .$dynamic();

/** What waits for the parent first: sent back, open by its end, then what was sent, accepted, and what is over. */
export const requestsOf = (db: Db, { userId, now }: Whose, { limit, offset }: Paging) => {
  const { state } = materialSubmissions;
  const isOver = sql`coalesce(${materialRequests.endsAt} <= ${now.toISOString()}::timestamptz, false)`;
  const place = sql`case when ${state} = 'sentBack' then 0 when ${state} = 'submitted' then 2
    when ${state} = 'accepted' then 3 when ${isOver} then 4 else 1 end`;
  return withSubmission(db, userId)
    .where(isTheirs(userId))
    .orderBy(
      place,
      sql`case when ${place} = 1 then ${materialRequests.endsAt} end asc nulls last`,
      desc(materialRequests.askedAt),
      asc(materialRequests.id),
    )
    .limit(limit)
    .offset(offset);
};

/** undefined: there is none, or it is not for this parent. */
export async function requestOf(db: Db, userId: number, id: number) {
  const [found] = await withSubmission(db, userId).where(and(eq(materialRequests.id, id), isTheirs(userId)));
  return found;
}

export const isOver = ({ endsAt }: Pick<RequestRow, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

/** What was taken back was never sent. */
export const countsAs = (submission: SubmissionRow | null): SubmissionRow | null =>
  submission?.state === 'takenBack' ? null : submission;

export function stateOf(request: RequestRow, submission: SubmissionRow | null, now: Date): CollectState {
  const state = submission?.state ?? 'takenBack';
  if (state !== 'takenBack') return state;
  return isOver(request, now) ? CollectState.over : CollectState.open;
}

export function toCard(request: RequestRow, submission: SubmissionRow | null, now: Date): MaterialRequest {
  const { id, title, asker, wanted, endsAt } = request;
  const sentAt = countsAs(submission)?.sentAt;
  return {
    ...{ id, title, asker, wanted: [...wanted], state: stateOf(request, submission, now) },
    endsAt: endsAt === null ? '' : formatDateTime(endsAt),
    sentAt: sentAt === undefined ? '' : formatDateTime(sentAt),
  };
}
