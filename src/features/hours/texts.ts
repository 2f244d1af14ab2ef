export const hourTexts = { categoriesFailed: '获取课程种类失败' } as const;
