import { ParentRelation } from '@/contract/profile/status';

export const mineTexts = {
  loading: '加载中…',
  /** Until the phone is loaded. */
  loadingPhone: '加载中…',
  logIn: '点击登录',
  forVisitors: '登录后查看孩子的课程和课时',
  unnamed: '亲爱的家长',
  userId: (id: string) => `ID：${id}`,
  noPhone: '未绑定手机号',
  stars: (count: string) => `星星 ${count}`,
  editInformation: '编辑资料',
  avatar: '头像',
  exchanges: '我的兑换',
  hoursHeading: '我的课时',
  liveHours: '剩余直播课时',
  recordedHours: '剩余录播课时',
  leaveCount: '剩余请假次数',
  gifted: (count: number) => `含赠送 ${count}`,
  hoursLoading: '加载中…',
  hoursFailed: '- -',
  categoriesFailed: '获取课程种类失败',
} as const;

/** 7 and other values have no text: rule profile-11. */
export const relationTexts: Readonly<Record<number, string>> = {
  [ParentRelation.mother]: '妈妈',
  [ParentRelation.father]: '爸爸',
  [ParentRelation.grandfather]: '爷爷',
  [ParentRelation.grandmother]: '奶奶',
  [ParentRelation.maternalGrandfather]: '外公',
  [ParentRelation.maternalGrandmother]: '外婆',
};
