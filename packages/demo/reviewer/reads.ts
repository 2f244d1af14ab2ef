/** Queries of the reviewer's pages. */
import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { CommentState, WorkState } from '../../../src/contract/works/values';
import type { Db } from '../../../server/core/db/types';
import { selectWorks, type FoundWork, type WorkRow } from '../../../server/domains/works/find';
import { workComments, workReports, works } from '../../../server/domains/works/tables';

const MOST = 100;

export type ReportRow = typeof workReports.$inferSelect;

export interface Reviewed extends FoundWork {
  /** Not handled yet. */
  readonly reports: readonly ReportRow[];
}

export interface ListedComment {
  readonly id: number;
  readonly text: string;
  readonly work: WorkRow;
}

export interface Lists {
  readonly waiting: readonly FoundWork[];
  readonly comments: readonly ListedComment[];
  readonly reported: readonly (FoundWork & { readonly reporters: number })[];
}

/** Longest waiting first. */
export async function listsOf(db: Db): Promise<Lists> {
  const waiting = await selectWorks(db, 0, {})
    .where(eq(works.state, WorkState.waiting))
    .orderBy(asc(works.sentAt), asc(works.id))
    .limit(MOST);
  const comments = await db
    .select({ id: workComments.id, text: workComments.text, work: works })
    .from(workComments)
    .innerJoin(works, eq(works.id, workComments.workId))
    .where(eq(workComments.state, CommentState.waiting))
    .orderBy(asc(workComments.writtenAt), asc(workComments.id))
    .limit(MOST);
  const reporters =
    sql<number>`(SELECT count(*) FROM ${workReports} r WHERE r.work_id = ${works.id} AND r.handled_at IS NULL)`.mapWith(
      Number,
    );
  const reported = await selectWorks(db, 0, { reporters })
    .where(sql`${eq(works.state, WorkState.shown)} AND ${reporters} > 0`)
    .orderBy(desc(reporters), asc(works.id))
    .limit(MOST);
  return { waiting, comments, reported };
}

/** Except drafts, which only their parents may see. */
export async function reviewedOf(db: Db, id: number): Promise<Reviewed | undefined> {
  const [found] = await selectWorks(db, 0, {}).where(eq(works.id, id));
  const isTheirsAlone = found?.row.state === WorkState.draft || found?.row.state === WorkState.takenBack;
  if (found === undefined || isTheirsAlone) return undefined;
  const reports = await db
    .select()
    .from(workReports)
    .where(sql`${eq(workReports.workId, id)} AND ${isNull(workReports.handledAt)}`)
    .orderBy(asc(workReports.reportedAt));
  return { ...found, reports };
}
