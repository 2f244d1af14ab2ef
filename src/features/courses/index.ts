import { Subject, type SubjectName } from '@/contract/courses/values';

const subjectTexts: Readonly<Record<SubjectName, string>> = {
  wandou: '豌豆思维',
  yuwen: '语文口才',
  biancheng: '编程',
  weiqi: '围棋',
  moli: '魔力耳朵',
  xinli: '儿童心理',
  jianqiao: '剑桥英语',
  math: '数学',
};

const keys = Object.keys(Subject) as SubjectName[];

const keyOf = (subject: number): SubjectName | undefined => keys.find((key) => Subject[key] === subject);

/** Key of a subject in colours and drawings; unknown subjects use the first. */
export const subjectKey = (subject: number): SubjectName => keyOf(subject) ?? 'wandou';

/** Name; '' for a subject unknown to this build. */
export function subjectText(subject: number): string {
  const key = keyOf(subject);
  return key ? subjectTexts[key] : '';
}
