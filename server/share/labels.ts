import type { Labels } from '../labels';

export const shareLabels: Labels = {
  tables: {
    poster_tasks: '海报任务',
  },
  columns: {
    task_status: '任务状态',
    reward_value: '奖励',
  },
};
