import type { Labels } from '../../core/labels';

export const shareLabels: Labels = {
  tables: {
    poster_tasks: '海报任务',
    invitations: '邀请的好友',
  },
  columns: {
    task_status: '任务状态',
    reward_value: '奖励',
    registered_at: '注册时间',
    credited_at: '奖励到账时间',
    hours: '课时',
  },
};
