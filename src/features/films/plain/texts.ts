export const plainTexts = {
  broken: '视频暂时无法播放，请检查网络后重试',
  retry: '重新播放',
  sound: '打开声音',
  close: '关闭',
} as const;
