import type { ReportKind } from '@/contract/growth/values';

const kinds: Readonly<Record<ReportKind, string>> = {
  firstLesson: '首课报告',
  afterClass: '课后报告',
  eloquence: '口才报告',
  debate: '辩论报告',
  month: '月度报告',
  stage: '阶段报告',
  year: '年度报告',
  explore: '专题探索报告',
  subject: '主题报告',
  grade: '定级报告',
  gradeNew: '定级报告',
  rank: '段位测评报告',
  review: '复习报告',
  demo: '试听报告',
};

/** Default for kinds unknown to this build. */
export const kindText = (kind: ReportKind | undefined): string =>
  kind !== undefined && Object.keys(kinds).includes(kind) ? kinds[kind] : '学习报告';
