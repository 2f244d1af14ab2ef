/** Texts of taken evaluations that a client may show. */
export const TAKEN_MESSAGES = {
  unknown: '没有找到这次测评',
} as const;
