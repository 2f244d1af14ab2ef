export const babyShowTexts = {
  pull: { pull: '下拉刷新作品', release: '松开刷新作品', loading: '正在刷新' },
} as const;
