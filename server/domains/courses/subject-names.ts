import { Subject, type SubjectName } from '../../../src/contract/courses/values';
import { SUBJECT_TEXTS } from '../configuration/messages';

const names = Object.keys(Subject) as SubjectName[];

/** Display names of subjects. */
export const SUBJECT_NAMES = Object.fromEntries(
  names.map((name) => [Subject[name], SUBJECT_TEXTS[name]]),
) as Readonly<Record<Subject, string>>;
