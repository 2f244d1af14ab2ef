import { formatMonth, formatMonthDay } from '@/features/dates/in-full';
import { rewardText } from '../reward-texts';
import type { Reward } from '@/contract/rewards/values';

export const recordTexts = {
  month: formatMonth,
  sheet: (month: string): string => `${formatMonth(month)}签到日历`,
  before: '上个月',
  after: '下个月',
  total: (days: number, reward: Reward): string =>
    days === 0 ? '这个月还没有签到' : `签到 ${days} 天，获得 ${rewardText(reward) || '好习惯一份'}`,
  dayDone: (day: string): string => `${formatMonthDay(day)}，已签到`,
  dayMissed: (day: string): string => `${formatMonthDay(day)}，未签到`,
  dayAhead: (day: string): string => `${formatMonthDay(day)}，还没到`,
  detail: formatMonthDay,
  signedAt: (time: string): string => `${time} 签到`,
  gave: (reward: Reward): string => `获得 ${rewardText(reward)}`,
  missed: '这一天没有签到',
  todayDue: '今天还没有签到',
  hint: '点选日期，查看当天的签到',
} as const;
