import { Subject, type SubjectName } from '@/contract/courses/values';
import { subjectTexts } from './texts';

const keys = Object.keys(Subject) as SubjectName[];

const keyOf = (subject: number): SubjectName | undefined => keys.find((key) => Subject[key] === subject);

/** Key of a subject in colours and drawings; unknown subjects use the first. */
export const subjectKey = (subject: number): SubjectName => keyOf(subject) ?? 'wandou';

/** Name; '' for a subject unknown to this build. */
export function subjectText(subject: number): string {
  const key = keyOf(subject);
  return key ? subjectTexts[key] : '';
}
