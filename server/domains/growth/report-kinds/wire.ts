/** Maps report cards to the contract's shapes. */
import type { ReportCard } from '../../../../src/contract/growth/report.schema';
import type { ReportKind } from '../../../../src/contract/growth/values';
import { formatDateTime } from '../../../core/time';
import { kindOf, type ReportRow } from './kind-of';

/** Titles of reports whose content is not generated yet. */
const KIND_TITLES: Readonly<Record<ReportKind, string>> = {
  firstLesson: '首课报告',
  afterClass: '课后报告',
  eloquence: '口才报告',
  debate: '辩论报告',
  month: '月度学习报告',
  stage: '阶段报告',
  year: '学年报告',
  explore: '学科探索报告',
  subject: '主题报告',
  grade: '定级报告',
  gradeNew: '定级报告',
  rank: '段位测评报告',
  review: '复习报告',
  demo: '试听报告',
};

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
