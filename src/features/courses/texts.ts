import type { SubjectName } from '@/contract/courses/values';

export const subjectTexts: Readonly<Record<SubjectName, string>> = {
  wandou: '豌豆思维',
  yuwen: '语文口才',
  biancheng: '编程',
  weiqi: '围棋',
  moli: '魔力耳朵',
  xinli: '儿童心理',
  jianqiao: '剑桥英语',
  math: '数学',
};
