import type { Labels } from '../labels';

export const activitiesLabels: Labels = {
  tables: {
    student_activities: '活动资格',
    activity_joins: '参加的活动',
  },
  columns: {
    takes_part_in_check_in: '参与打卡',
    activity_id: '活动编号',
    joined_at: '参加时间',
  },
};
