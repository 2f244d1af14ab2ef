/** Shown to parents. */
export const WRONG_QUESTION_MESSAGES = {
  notOpen: '错题本暂未对您开放',
  unknown: '这道题目不存在或已被移除',
} as const;
