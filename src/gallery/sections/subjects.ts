/** Worst case for layouts: longer than any text in the product. */
export const LONG_NAME = '欧阳慕容小豌豆·阿依古丽的秋季思维训练强化提升班';
export const LONG_SENTENCE =
  '孩子今天在课上认真听讲、积极举手,完成了全部随堂练习,老师建议课后再把第三单元的图形推理复习一遍,明天上课前提交。';

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
