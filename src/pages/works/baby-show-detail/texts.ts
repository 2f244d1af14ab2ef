export const babyShowDetailTexts = { inFull: '全屏看' } as const;
