/** Maps report cards to the contract's shapes. */
import type { ReportCard } from '../../../../src/contract/growth/report.schema';
import { formatDateTime } from '../../../core/time';
import { KIND_TITLES } from './titles';
import { kindOf, type ReportRow } from './kind-of';

export interface Words {
  readonly title: string | null;
  readonly sentence: string | null;
}

type CardRow = Pick<
  ReportRow,
  'id' | 'kind' | 'reportType' | 'subject' | 'about' | 'message' | 'createdAt' | 'readAt' | 'evaluationId'
>;

export const toCard = (row: CardRow, words: Words | undefined): ReportCard => ({
  id: row.id,
  kind: kindOf(row),
  title: words?.title ?? KIND_TITLES[kindOf(row)],
  about: row.about,
  ...(row.subject === null ? {} : { subject: row.subject }),
  sentence: words?.sentence ?? row.message,
  releasedAt: formatDateTime(row.createdAt),
  isRead: row.readAt !== null,
  evaluationId: row.evaluationId,
});
