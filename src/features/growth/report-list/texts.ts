export const reportRowTexts = {
  unread: '未读',
  releasedAt: (when: string): string => `${when}送达`,
  loading: '报告加载中…',
} as const;
