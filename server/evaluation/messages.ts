/** Texts of evaluations that a client may show. */
export const EVALUATION_MESSAGES = { unknown: '没有找到这次测评' } as const;
