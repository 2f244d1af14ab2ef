import { Subject, type SubjectName } from '@/contract/courses/values';
import { subjectTexts } from './texts';

const keys = Object.keys(Subject) as SubjectName[];

const keyOf = (subject: number): SubjectName | undefined => keys.find((key) => Subject[key] === subject);

/** The key of a subject in the tokens' colours and in the drawings; one that is new to this build looks like the first. */
export const subjectKey = (subject: number): SubjectName => keyOf(subject) ?? 'wandou';

/** Its name; '' for one that is new to this build. */
export function subjectText(subject: number): string {
  const key = keyOf(subject);
  return key ? subjectTexts[key] : '';
}
