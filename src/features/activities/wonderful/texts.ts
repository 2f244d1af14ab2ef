/** Words of the wonderful activities. */
export const wonderfulTexts = {
  title: '精彩活动',
  text: '新活动来啦，和孩子一起挑一个参加吧',
  /** The entrance among the floating icons. */
  entrance: '精彩活动',
} as const;
