export const popupTexts = {
  close: '关闭',
  look: '去看看',
  known: '知道了',
  /** Names of a waiting card's two buttons. */
  take: (action: string, title: string): string => `${action}：${title}`,
  putAway: (title: string): string => `不再提示：${title}`,
} as const;
