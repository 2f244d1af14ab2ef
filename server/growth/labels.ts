import type { Labels } from '../labels';

export const growthLabels: Labels = {
  tables: {
    learning_reports: '学习报告',
  },
  columns: {
    subject: '学科',
    report_type: '报告类型',
    evaluation_id: '测评编号',
  },
};
