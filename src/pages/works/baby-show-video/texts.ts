export const babyShowVideoTexts = {
  film: (title: string): string => `视频：${title}`,
  play: '播放',
  pause: '暂停',
  mute: '关闭声音',
  unmute: '打开声音',
  before: '上一个',
  next: '下一个',
  first: '已经是第一个了',
  last: '已经是最后一个了',
  comments: '评论',
  loading: '正在加载视频',
} as const;
