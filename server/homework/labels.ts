import type { Labels } from '../labels';

export const homeworkLabels: Labels = {
  tables: {
    homework: '作业',
  },
  columns: {
    assigned_at: '布置时间',
    is_done: '已完成',
  },
};
