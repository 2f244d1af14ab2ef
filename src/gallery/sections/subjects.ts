/** Keys of the tokens' subject table, with display names. */
export const SUBJECTS = [
  ['wandou', '思维'],
  ['yuwen', '语文'],
  ['weiqi', '围棋'],
  ['biancheng', '编程'],
  ['moli', '魔力耳朵'],
  ['xinli', '心理'],
  ['jianqiao', '剑桥'],
  ['math', '数学'],
] as const;
