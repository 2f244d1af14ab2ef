import type { Labels } from '../../core/labels';

export const activitiesLabels: Labels = {
  tables: {
    activity_joins: '参加的活动',
    free_trials: '免费试听',
  },
  columns: {
    activity_id: '活动编号',
    joined_at: '参加时间',
  },
};
