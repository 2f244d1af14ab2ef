/** Report lists: cards, newest first. */
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Subject } from '../../../../src/contract/courses/values';
import type { ReportCard } from '../../../../src/contract/growth/report.schema';
import { pageOf, totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { learningReports } from '../../learning/tables';
import { ownReports } from '../../learning/policies';
import { type Words, toCard } from './wire';

export interface Listed {
  readonly userId: number;
  /** Only reports of this subject and those without a subject. */
  readonly subject?: Subject | undefined;
  readonly page: number;
  readonly limit: number;
}

const { id, kind, reportType, subject, about, message, createdAt, readAt, evaluationId } = learningReports;
const shown = { id, kind, reportType, subject, about, message, createdAt, readAt, evaluationId };

/** `which`: reports of evaluations, or the others. */
export async function listReports(
  db: Db,
  { userId, subject: asked, ...paging }: Listed,
  which: SQL | undefined,
): Promise<{ readonly cards: ReportCard[]; readonly total: number }> {
  const ofSubject = asked === undefined ? undefined : or(isNull(subject), eq(subject, asked));
  const find = ({ limit, offset }: Paging) =>
    db
      .select({ ...shown, total: totalRows })
      .from(learningReports)
      .where(and(ownReports(userId), which, ofSubject))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset);
  const { rows, total } = await pageOf(find, paging);
  const words = await wordsOf(
    db,
    rows.map((row) => row.id),
  );
  return { cards: rows.map((row) => toCard(row, words.get(row.id))), total };
}

/** Loaded for the current page only: contents are large. */
async function wordsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Words>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id,
      title: sql<string | null>`${learningReports.content} ->> 'title'`,
      sentence: sql<string | null>`${learningReports.content} ->> 'sentence'`,
    })
    .from(learningReports)
    .where(inArray(id, [...ids]));
  return new Map(found.map((words) => [words.id, words]));
}
