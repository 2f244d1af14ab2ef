/** What a report says, frozen when it is made. */
import type { Db } from '../../../core/db/types';
import { kindOf, type ReportRow } from '../report-kinds/kind-of';
import type { Report } from '../../../../src/contract/growth/report.schema';
import { reportKinds } from './kinds';
import { frozen } from './work';
import { learningReports } from '../../learning/tables';
import { and, eq, isNull } from 'drizzle-orm';

/**
 * Of a row without content it is made of what was known when it came, and frozen: whoever opens it first makes it. null: nothing
 * of it is known.
 */
export async function contentOf(db: Db, row: ReportRow): Promise<Report | null> {
  if (row.content !== null) return row.content;
  const kind = reportKinds[kindOf(row)];
  const at = row.createdAt;
  const ref = row.ref ?? (await kind?.refAt(db, row.userId, at)) ?? null;
  if (kind === undefined || ref === null) return null;
  const order = { userId: row.userId, ref, at };
  const made = (await kind.contentsOf(db, [order])).get(order) ?? null;
  if (made instanceof Error) throw made;
  if (made === null) return null;
  // The subject stays: it is what home's card asks for.
  const { subject: _subject, ...columns } = frozen(made, at);
  const [kept] = await db
    .update(learningReports)
    .set({ ...columns, evaluationId: row.evaluationId || columns.evaluationId })
    .where(and(eq(learningReports.id, row.id), isNull(learningReports.content)))
    .returning();
  if (kept !== undefined) return kept.content;
  // Somebody else was first.
  const [other] = await db.select().from(learningReports).where(eq(learningReports.id, row.id));
  return other?.content ?? null;
}
