/** Texts of taken evaluations that a client may show. */
export const TAKEN_MESSAGES = {
  unknown: '找不到这次测评',
} as const;
