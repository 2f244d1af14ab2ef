/** Shown to parents as toasts. */
export const CENTER_MESSAGES = {
  unknown: '活动不存在或已下线',
  notYet: '活动还没有开始哦',
  over: '活动已经结束了',
  elsewhere: '请到活动页面参加',
} as const;
