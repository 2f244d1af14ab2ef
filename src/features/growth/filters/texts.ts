/** Words of the filters of the growth space. */
export const filterTexts = { all: '全部' } as const;
