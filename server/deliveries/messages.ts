/** Shown to parents as toasts. */
export const EXPRESS_MESSAGES = { unknown: '没有找到这个物流信息' } as const;
