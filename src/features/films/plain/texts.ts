export const plainTexts = { close: '关闭' } as const;
