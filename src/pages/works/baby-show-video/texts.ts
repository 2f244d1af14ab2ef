export const babyShowVideoTexts = {
  before: '上一个',
  next: '下一个',
  first: '已经是第一个了',
  last: '已经是最后一个了',
  comments: '评论',
  loading: '正在加载视频',
} as const;
