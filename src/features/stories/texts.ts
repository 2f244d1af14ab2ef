export const storyTexts = {
  play: (title: string): string => `播放 ${title}`,
  pause: (title: string): string => `暂停 ${title}`,
  open: (title: string): string => `打开正在播放的故事 ${title}`,
  close: '停止并关闭',
  bar: '正在播放的故事',
  coming: '即将上线',
  locked: '在读学员专享',
  finished: '听完了',
} as const;
