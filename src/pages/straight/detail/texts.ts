import { formatMonthDay } from '@/features/dates/in-full';

export const detailTexts = {
  loading: '正在打开积分明细',
  missing: '宝贝还没有参加学习PK',
  toZone: '去学霸专区',
  empty: '这一周还没有积分',
  emptyNow: '这周还没有积分，上一节课、交一次作业就有啦',
  prize: (stars: number): string => `获得${stars}颗星星`,
  prizeLater: '名次在周一中午12点确定，奖励随后放进账户',
  day: formatMonthDay,
  source: (name: string, count: number): string => `${name} ${count}次`,
  plus: (points: number): string => `+${points}`,
  capped: '已达到当天上限',
} as const;
