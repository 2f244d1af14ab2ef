import type { Labels } from '../labels';

export const coursesLabels: Labels = {
  tables: {
    enrollments: '已报名课程',
  },
  columns: {
    enrolled_at: '报名时间',
  },
};
