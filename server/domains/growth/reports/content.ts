/** A report's content, frozen when it is generated. */
import type { Db } from '../../../core/db/types';
import { kindOf, type ReportRow } from '../report-kinds/kind-of';
import type { Report } from '../../../../src/contract/growth/report.schema';
import { reportKinds } from './kinds';
import { frozen } from './work';
import { learningReports } from '../../learning/tables';
import { and, eq, isNull } from 'drizzle-orm';

/** A row without content gets it on first access, from what was known at its creation time; it is then frozen. null: there is no data. */
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
  // Keep the row's subject: the home card selects by it.
  const { subject: _subject, ...columns } = frozen(made, at);
  const [kept] = await db
    .update(learningReports)
    .set({ ...columns, evaluationId: row.evaluationId || columns.evaluationId })
    .where(and(eq(learningReports.id, row.id), isNull(learningReports.content)))
    .returning();
  if (kept !== undefined) return kept.content;
  // A concurrent request stored it first.
  const [other] = await db.select().from(learningReports).where(eq(learningReports.id, row.id));
  return other?.content ?? null;
}
