/** Brands of hours as subjects. */
import { Subject, SubjectCode, type SubjectName } from '@/contract/courses/values';
import { subjectText } from '@/features/courses';

const names = Object.keys(SubjectCode) as SubjectName[];

/** Key of a brand in drawings and colours; unknown brands use the first. */
export const brandKey = (brandCode: string): SubjectName =>
  names.find((name) => SubjectCode[name] === brandCode) ?? 'wandou';

export const brandText = (brandCode: string): string => subjectText(Subject[brandKey(brandCode)]);
