import type { ReportKind } from '../../../../src/contract/growth/values';

/** Titles of reports whose content is not generated yet. */
export const KIND_TITLES: Readonly<Record<ReportKind, string>> = {
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
