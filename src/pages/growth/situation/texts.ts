import { SituationPeriod } from '@/contract/growth/values';

export const situationTexts = {
  periods: {
    [SituationPeriod.month]: '近1个月',
    [SituationPeriod.term]: '近4个月',
    [SituationPeriod.year]: '近1年',
  } satisfies Record<SituationPeriod, string>,
  periodName: '时间范围',
  schedule: '学情课表',
  scheduleNote: '上过的、请假的、待上的课',
  reports: '全部成长报告',
  loading: '学情加载中…',
  changing: '切换中…',
  empty: '还没有学习记录，上完第一节课就会有',
  toPlan: '查看学习计划',
} as const;
