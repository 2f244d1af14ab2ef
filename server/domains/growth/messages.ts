import type { LearningReportType } from '../../../src/contract/growth/values';

/** Texts of reports that a client may show. */
export const REPORT_MESSAGES = { unknown: '该报告不存在' } as const;

/** Card text for a new report. */
export const REPORT_ANNOUNCEMENTS: Readonly<Record<LearningReportType, string>> = {
  1: '本月学习报告已送达，看看孩子的进步吧',
  5: '学科探索报告已生成，发现孩子的新潜能',
  10: '首课报告已生成，看看孩子第一堂课的表现',
  15: '课后报告已生成，老师写下了这节课的点评',
};
