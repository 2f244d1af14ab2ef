export const workVideoTexts = {
  missing: '找不到这个视频',
  toHomework: '查看作业',
  own: '孩子交的视频',
  film: (title: string) => (title.endsWith('讲解') ? title : `${title} 讲解`),
  loading: '正在加载视频',
} as const;
