/** Maps reports to the contract's shapes: frozen content plus current data. */
import { eq } from 'drizzle-orm';
import type { Report } from '../../../../src/contract/growth/report.schema';
import { students } from '../../account/tables';
import type { Db } from '../../../core/db/types';
import { addDays, type Clock } from '../../../core/time';
import { pictureUrl, type Asked } from '../../../core/http/file-url';
import { kindOf, type ReportRow } from '../report-kinds/kind-of';
import type { LearningReportRecord } from '../../../../src/contract/growth/schema';
import { contentOf } from './content';

/** What could be done that evening is not offered for longer. */
const TONIGHT_DAYS = 7;

/** Includes picture URLs for this request's host. null: there is no data. */
export async function shownReport(
  context: Asked & { readonly db: Db; readonly clock: Clock },
  row: ReportRow,
): Promise<Report | null> {
  const content = await contentOf(context.db, row);
  if (content === null) return null;
  const [child] = await context.db
    .select({ avatar: students.headImg })
    .from(students)
    .where(eq(students.userId, row.userId));
  const { tonight, ...report } = withPictures(context, content);
  const isRecent = context.clock.now() < addDays(row.createdAt, TONIGHT_DAYS);
  return {
    ...report,
    ...(tonight && isRecent && { tonight }),
    id: row.id,
    isRead: row.readAt !== null,
    avatar: pictureUrl(context, child?.avatar ?? ''),
  };
}

const withPictures = (context: Asked, content: Report): Report =>
  content.teacher === undefined
    ? content
    : {
        ...content,
        teacher: { ...content.teacher, avatar: pictureUrl(context, content.teacher.avatar) },
      };

export const toEntry = (report: ReportRow): NonNullable<LearningReportRecord['report_record']> => ({
  id: report.id,
  report_type: report.reportType,
  report_msg: report.message,
  eva_id: report.evaluationId,
  ...(report.child === null ? {} : { child: report.child }),
  kind: kindOf(report),
});
