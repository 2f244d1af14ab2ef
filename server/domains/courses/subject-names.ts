import { Subject } from '../../../src/contract/courses/values';

/** Display names of subjects. */
export const SUBJECT_NAMES: Readonly<Record<Subject, string>> = {
  [Subject.wandou]: '豌豆思维',
  [Subject.yuwen]: '语文口才',
  [Subject.biancheng]: '编程',
  [Subject.weiqi]: '围棋',
  [Subject.moli]: '魔力耳朵',
  [Subject.xinli]: '儿童心理',
  [Subject.jianqiao]: '剑桥英语',
  [Subject.math]: '数学',
};
