/** Shown to parents. */
export const TUTOR_MESSAGES = { unknown: '暂时没有查到辅导老师的信息，请稍后再试' } as const;
