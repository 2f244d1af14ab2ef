import type { Labels } from '../../core/labels';

export const activitiesLabels: Labels = {
  tables: {
    student_activities: '活动资格',
    activity_joins: '参加的活动',
    free_trials: '免费试听',
  },
  columns: {
    takes_part_in_check_in: '参与打卡',
    activity_id: '活动编号',
    joined_at: '参加时间',
    newcomer_since: '新生起始时间',
    newcomer_rewarded_at: '新生奖励领取时间',
  },
};
