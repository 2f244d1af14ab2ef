export const offlineTexts = {
  note: '网络不可用，先看看上次的内容',
} as const;
