/** A report as it is shown: what is frozen, and what is known only now. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Report } from '../../../../src/contract/growth/report.schema';
import { students } from '../../account/tables';
import type { Db } from '../../../core/db/types';
import { pictureUrl, type Asked } from '../../../core/http/file-url';
import { learningReports } from '../../learning/tables';
import { kindOf, type ReportRow } from '../report-kinds/kind-of';
import { reportKinds } from './kinds';
import { frozen } from './work';

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

/** With the pictures' addresses as whoever asks knows them. null: nothing of it is known. */
export async function shownReport(
  context: Asked & { readonly db: Db },
  row: ReportRow,
): Promise<Report | null> {
  const content = await contentOf(context.db, row);
  if (content === null) return null;
  const [child] = await context.db
    .select({ avatar: students.headImg })
    .from(students)
    .where(eq(students.userId, row.userId));
  return {
    ...withPictures(context, content),
    id: row.id,
    isRead: row.readAt !== null,
    avatar: pictureUrl(context, child?.avatar ?? ''),
  };
}

export const withPictures = (context: Asked, content: Report): Report =>
  content.teacher === undefined
    ? content
    : {
        ...content,
        teacher: { ...content.teacher, avatar: pictureUrl(context, content.teacher.avatar) },
      };
