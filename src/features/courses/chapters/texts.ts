export const chapterTexts = {
  numbered: (position: number, title: string): string => `${position}. ${title}`,
  minutes: (minutes: number): string => `${minutes} 分钟`,
  seconds: (seconds: number): string => `${seconds} 秒`,
  trial: '试看',
  playing: '正在播放',
  locked: '未解锁',
  expired: '已过期',
  finished: '已看完',
  progress: (title: string): string => `${title} 的进度`,
} as const;
