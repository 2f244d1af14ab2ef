import { Subject } from '../../../../src/contract/courses/values';

export const subjectNames: Readonly<Record<Subject, string>> = {
  0: '豌豆思维',
  1: '语文口才',
  3: '编程',
  5: '围棋',
  6: '魔力耳朵',
  9: '儿童心理',
  10: '剑桥英语',
  11: '数学',
};

/** To choose from. */
export const subjects = Object.values(Subject).map((id) => ({ id, name: subjectNames[id] }));

/** Many courses begin with it. */
export const withSubject = (subject: Subject, course: string): string =>
  course.startsWith(subjectNames[subject]) ? course : `${subjectNames[subject]} ${course}`;
