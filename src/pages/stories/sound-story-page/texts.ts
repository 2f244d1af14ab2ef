export const shelvesTexts = {
  loading: '故事加载中…',
  all: '全部',
  continuing: '接着听',
  listenOn: (title: string): string => `接着听 ${title}`,
  left: (length: string): string => `还剩 ${length}`,
  more: (count: number): string => `全部${count}个`,
  moreOf: (title: string): string => `看看${title}的全部故事`,
  narrator: (teller: string): string => `${teller}讲`,
  empty: '故事正在准备中，过几天再来听吧',
  emptySeries: '这里的故事正在准备中',
  toAll: '其他故事',
  home: '回首页',
} as const;
