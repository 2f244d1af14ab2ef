/** Brands of hours as subjects: their drawing and their name. */
import { Subject, SubjectCode, type SubjectName } from '@/contract/courses/values';
import { subjectText } from '@/features/courses';

const names = Object.keys(SubjectCode) as SubjectName[];

/** The key of a brand in the drawings and colours; one that is new to this build looks like the first. */
export const brandKey = (brandCode: string): SubjectName =>
  names.find((name) => SubjectCode[name] === brandCode) ?? 'wandou';

export const brandText = (brandCode: string): string => subjectText(Subject[brandKey(brandCode)]);
