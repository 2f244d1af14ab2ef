export const workVideoTexts = {
  missing: '找不到这个视频',
  toHomework: '查看作业',
  own: '孩子交的视频',
  film: (title: string) => `讲解视频：${title}`,
  loading: '正在加载视频',
} as const;
