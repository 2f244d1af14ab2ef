import type { MedalName } from '@/contract/rewards/values';

export const MEDAL_NAMES: Readonly<Record<MedalName, string>> = {
  lessons: '勤学之星',
  checkIn: '习惯达人',
  streak: '坚持不懈',
  homework: '作业能手',
  reports: '成长见证',
  subjects: '全科探险',
  tasks: '任务先锋',
  activities: '活动之友',
  feedback: '金点子',
};
