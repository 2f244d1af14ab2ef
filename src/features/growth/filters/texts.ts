export const filterTexts = { all: '全部' } as const;
