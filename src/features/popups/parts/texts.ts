export const popupTexts = {
  close: '关闭',
  look: '去看看',
  known: '知道了',
} as const;
