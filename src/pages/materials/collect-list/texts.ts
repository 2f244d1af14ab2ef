export const collectListTexts = {
  loading: '素材征集加载中',
  empty: '现在没有素材征集，老师发起后会在消息中通知您',
  home: '去首页看看',
  end: '没有更多征集了',
} as const;
