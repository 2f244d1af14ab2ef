/** Words of the shelves of stories. */
export const shelvesTexts = {
  loading: '故事加载中',
  all: '全部',
  continuing: '接着听',
  listenOn: (title: string): string => `接着听 ${title}`,
  left: (minutes: number): string => `还剩 ${minutes} 分钟`,
  more: (count: number): string => `全部 ${count} 个`,
  moreOf: (title: string): string => `看看${title}的全部故事`,
  told: (teller: string): string => `${teller}讲`,
  length: (minutes: number): string => `${minutes} 分钟`,
  empty: '故事正在准备中，过几天再来听吧',
  emptySeries: '这里的故事正在准备中',
  toAll: '看看其他故事',
  home: '回首页',
  pull: { pull: '下拉刷新', release: '释放刷新', loading: '加载中...' },
} as const;
