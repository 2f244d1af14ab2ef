export const babyStudyPurchasedTexts = {
  loading: '已购课程加载中',
  empty: '还没有购买过宝贝学课程',
  toList: '去宝贝学看看',
  forGood: '永久有效',
  until: (date: string): string => `${date} 到期`,
  ended: (date: string): string => `已于 ${date} 到期，可重新解锁`,
  done: (finished: number, count: number): string => `已学 ${finished}/${count} 集`,
  progress: (title: string): string => `${title} 的进度`,
  end: '都在这里啦',
} as const;
