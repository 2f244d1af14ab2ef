export const shapeTexts = {
  failed: '加载失败了，请重试',
  moreFailed: '加载失败，点击重试',
} as const;
