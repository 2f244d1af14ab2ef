export const surveyTexts = {
  ask: {
    title: '给课堂打个分吧',
    content: '您的感受对我们很重要，只需一分钟。',
    confirmText: '去评价',
    cancelText: '下次再说',
  },
} as const;
