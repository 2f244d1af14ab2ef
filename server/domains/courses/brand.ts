import { Subject, SubjectCode, type SubjectName } from '../../../src/contract/courses/values';

const names = Object.keys(Subject) as SubjectName[];

/** The brand whose hours pay for a subject's lessons; undefined for an unknown subject. */
export function brandOf(subject: number | undefined): SubjectCode | undefined {
  const name = names.find((candidate) => Subject[candidate] === subject);
  return name === undefined ? undefined : SubjectCode[name];
}

/** The subject of a brand; undefined for an unknown brand. */
export function subjectOf(brandCode: string): Subject | undefined {
  const name = names.find((candidate) => SubjectCode[candidate] === brandCode);
  return name === undefined ? undefined : Subject[name];
}
