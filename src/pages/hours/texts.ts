import { spaced } from '@/features/dates/texts';
import { HourChange, HourType } from '@/contract/hours/values';
import { LEAVE_NOTICE_HOURS } from '@/contract/lessons/values';

export const hourPageTexts = {
  loading: '加载中…',
  total: {
    [HourType.live]: '剩余直播课时',
    [HourType.recorded]: '剩余录播课时',
    [HourType.leave]: '剩余请假次数',
  },
  gifted: (hours: number): string => `含赠送 ${hours}`,
  bought: (hours: number): string => `购买 ${hours}`,
  unnamed: (hours: number): string => `含未分类 ${hours}`,
  given: (hours: number): string => `赠送 ${hours}`,
  hours: (hours: number): string => `${hours}课时`,
  times: (number: number): string => `${number}次`,
  expires: (hours: number, date: string): string => `${hours}课时将于 ${spaced(date, '到期')}`,
  /** The remaining hours, so that the lines add up. */
  lasting: (hours: number): string => `其余${hours}课时长期有效`,
  soon: '即将到期',
  record: '课时记录',
  leaveRecord: '请假补课记录',
  claimed: '领取成功',
  noHours: {
    [HourType.live]: '还没有直播课时',
    [HourType.recorded]: '还没有录播课时',
    [HourType.leave]: '没有可用的请假次数',
  },
  back: '去我的课程',
  noneLeft: '没有剩余课时',
  renew: '咨询续费',
  moreOf: (brand: string): string => `${brand}没有剩余课时，想继续上课`,
  leaveRule: `开课${LEAVE_NOTICE_HOURS}小时前可以请假，请假后老师会为孩子安排补课`,
} as const;

export const hourTypeTexts: Readonly<Record<HourType, string>> = {
  [HourType.live]: '直播课时',
  [HourType.recorded]: '录播课时',
  [HourType.leave]: '请假次数',
};

export const recordTexts = {
  loading: '加载中…',
  allBrands: '全部科目',
  chooseBrand: '选择科目',
  all: '全部',
  live: '直播',
  recorded: '录播',
  empty: '还没有课时记录',
  emptyFiltered: '没有符合条件的记录',
  showAll: '查看全部',
  seeHours: '查看我的课时',
  askExpired: '咨询客服',
  expiredOf: (brand: string, title: string): string => `${brand}的课时已过期（${title}）`,
  given: (hours: string): string => `含赠送 ${hours}`,
  brandsFailed: '科目加载失败，请稍后再试',
} as const;

export const changeTexts: Readonly<Record<HourChange, string>> = {
  [HourChange.bought]: '购买',
  [HourChange.gifted]: '赠送',
  [HourChange.used]: '上课',
  [HourChange.returned]: '请假返还',
  [HourChange.expired]: '过期',
};
