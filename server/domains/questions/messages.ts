/** Shown to parents. */
export const QUESTION_MESSAGES = {
  unknownWrong: '这道错题不存在或已被移除',
  unknown: '这道练习题不存在或已被移除',
  empty: '先写下答案，再来检查',
  badAnswer: '答案与题目不符，请刷新后重试',
} as const;
