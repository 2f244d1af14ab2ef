import { rewardText } from '../reward-texts';
import type { Reward } from '@/contract/rewards/values';

export const checkInTexts = {
  done: '今天已签到，明天再来',
  due: '今天还没有签到',
  streak: (days: number): string => (days > 0 ? `已连续签到${days}天` : '从今天开始签到吧'),
  grown: (days: number): string => `连续${days}天，我的豆荚又长了一颗豆！`,
  month: (days: number): string => `本月已签到${days}天`,
  checkIn: (reward: Reward): string => `立即签到，得${rewardText(reward)}`,
  /** After the check-in. */
  goOn: '继续，做学习任务',
  given: (reward: Reward): string => `签到成功，获得${rewardText(reward)}`,
  gain: (reward: Reward): string => `+${reward.stars}`,
  week: '本周签到',
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  dayDone: '已签到',
  dayMissed: '未签到',
  dayAhead: '还没到',
  today: '今天',
  weekday: (name: string, state: string): string => `周${name}，${state}`,
  dayGave: (weekday: string, reward: Reward): string => `${weekday}，得了${rewardText(reward)}`,
  dayGives: (weekday: string, reward: Reward): string => `${weekday}，可得${rewardText(reward)}`,
  milestones: '本月奖励',
  milestone: (days: number): string => `签到${days}天`,
  /** Besides the day's, and besides the task of the month. */
  extra: '当天多得',
  reached: '已获得',
  left: (days: number): string => `还差${days}天`,
  balance: '我的收获',
  record: '签到记录',
  none: '暂时没有可参加的签到活动',
  seeRecord: '查看签到记录',
} as const;
