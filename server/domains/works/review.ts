/** What waits for a reviewer: works and comments not shown yet, and works that were reported. */
import { and, asc, desc, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { CommentState, WorkKind, WorkState } from '../../../src/contract/works/values';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { selectWorks, type FoundWork, type WorkRow } from './find';
import { workComments, workReports, works } from './tables';

type ReportRow = typeof workReports.$inferSelect;

export interface QueuedWork extends FoundWork {
  /** Reports that no review has settled. */
  readonly reporters: number;
  readonly total: number;
}

export interface QueuedComment {
  readonly id: number;
  readonly text: string;
  readonly writtenAt: Date;
  readonly work: WorkRow;
  readonly total: number;
}

export interface ReviewedWork extends FoundWork {
  readonly reports: readonly ReportRow[];
}

const isOpen = isNull(workReports.handledAt);
const reporters =
  sql<number>`(SELECT count(*) FROM ${workReports} WHERE ${workReports.workId} = ${works.id} AND ${isOpen})`.mapWith(
    Number,
  );

/** With every kind named, so that the index on kind and state is used. */
const inState = (states: WorkState[]) =>
  and(inArray(works.kind, Object.values(WorkKind)), inArray(works.state, states));
const reported = (db: Db) => db.select({ id: workReports.workId }).from(workReports).where(isOpen);

const queue = (db: Db, which: SQL | undefined, order: SQL[], { limit, offset }: Paging) =>
  selectWorks(db, 0, { reporters, total: totalRows })
    .where(which)
    .orderBy(...order, asc(works.id))
    .limit(limit)
    .offset(offset);

/** Longest waiting first, without those that reports have hidden. */
export const waitingWorks = (db: Db, paging: Paging): Promise<readonly QueuedWork[]> =>
  queue(
    db,
    and(inState([WorkState.waiting]), notInArray(works.id, reported(db))),
    [asc(works.sentAt)],
    paging,
  );

/** Shown ones with reports, and those that reports have hidden; most reported first. */
export const reportedWorks = (db: Db, paging: Paging): Promise<readonly QueuedWork[]> =>
  queue(
    db,
    and(inState([WorkState.shown, WorkState.waiting]), inArray(works.id, reported(db))),
    [desc(reporters)],
    paging,
  );

/** Longest waiting first. */
export const waitingComments = (db: Db, { limit, offset }: Paging): Promise<readonly QueuedComment[]> =>
  db
    .select({
      ...{ id: workComments.id, text: workComments.text, writtenAt: workComments.writtenAt },
      ...{ work: works, total: totalRows },
    })
    .from(workComments)
    .innerJoin(works, eq(works.id, workComments.workId))
    .where(eq(workComments.state, CommentState.waiting))
    .orderBy(asc(workComments.writtenAt), asc(workComments.id))
    .limit(limit)
    .offset(offset);

/** With its unsettled reports; undefined for drafts, which only their parents may see. */
export async function reviewedWork(db: Db, id: number): Promise<ReviewedWork | undefined> {
  const [found] = await selectWorks(db, 0, {}).where(eq(works.id, id));
  const isTheirsAlone = found?.row.state === WorkState.draft || found?.row.state === WorkState.takenBack;
  if (found === undefined || isTheirsAlone) return undefined;
  const reports = await db
    .select()
    .from(workReports)
    .where(and(eq(workReports.workId, id), isOpen))
    .orderBy(asc(workReports.reportedAt));
  return { ...found, reports };
}
