export const rankTexts = {
  loading: '正在打开排行',
  around: '我的宝贝附近',
  top: '排行榜',
  empty: '这一组还没有积分，来做第一个吧',
  toZone: '去学霸专区',
  all: '没有更多了',
  end: '只展示前100名',
} as const;
