export const shopTexts = {
  appOnly: { content: '商城需要在豌豆家长APP中打开，是否前往下载？', confirmText: '去下载' },
  closed: '商城暂未开放',
} as const;
