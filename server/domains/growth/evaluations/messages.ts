/** Texts of evaluations that were taken, which a client may show. */
export const TAKEN_MESSAGES = {
  unknown: '没有找到这次测评',
} as const;
