export const wonderfulTexts = {
  title: '精彩活动',
  text: '新活动来啦，和孩子一起挑一个参加吧',
  /** Label of the floating icon. */
  entrance: '精彩活动',
} as const;
