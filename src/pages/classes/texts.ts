import { OpenClassWhen } from '@/contract/classes/values';

export const openListTexts = {
  tabs: {
    [OpenClassWhen.coming]: '近期',
    [OpenClassWhen.mine]: '我的预约',
    [OpenClassWhen.past]: '往期',
  } satisfies Record<OpenClassWhen, string>,
  empty: {
    [OpenClassWhen.coming]: '新的公开课正在准备，先去豌豆课堂吧',
    [OpenClassWhen.mine]: '还没有预约公开课',
    [OpenClassWhen.past]: '还没有往期公开课',
  } satisfies Record<OpenClassWhen, string>,
  toPeaClasses: '去豌豆课堂',
  toComing: '近期的公开课',
} as const;

export const openClassTexts = {
  missing: '找不到这节公开课',
  toList: '看其他公开课',
  reserve: '立即预约',
  cancel: '已预约 · 取消预约',
  reserved: '预约成功，开课前会提醒您',
  cancelled: '已取消预约，名额已退还',
  sureToCancel: {
    title: '取消预约？',
    content: '取消后名额会让给其他孩子，开课前还可以再预约。',
    confirmText: '取消预约',
    cancelText: '先不取消',
  },
  seats: (left: number, all: number): string => `共${all}席，还有${left}席`,
  few: (left: number): string => `仅剩${left}席，抓紧预约`,
  noneLeft: (all: number): string => `${all}个名额都已约满，可以约其他公开课`,
  yours: '已为孩子留好座位',
  walkIn: '还有空位，现在就可以进入',
  liveFull: '名额已满，下课后可以来看回放',
  over: '这节公开课已经结束',
  noReplay: '这节公开课没有回放',
  calendar: '加入日历',
  shareDesc: '豌豆公开课，和孩子一起来听',
} as const;

export const peaListTexts = {
  all: '全部',
  empty: '新的课程正在准备，过几天再来',
  emptySeries: '这个系列的课程正在准备',
  toAll: '全部课程',
  toOpenClasses: '去公开课',
} as const;

export const peaClassTexts = {
  missing: '找不到这节课',
  toList: '其他课程',
  coming: '到时来看直播，错过了也能看回放',
  live: '直播正在进行，进入后可以和老师互动',
  making: '直播已经结束，回放整理好后就能观看',
  series: (name: string): string => `系列：${name}`,
  next: '下一节',
  shareDesc: '豌豆课堂，每次一个小收获',
} as const;
