/** Status of child and parent; the part of a profile that the tabs need. */
import type { ValueOf } from '../wire';

export const StudentStatus = {
  tourist: 'TOURIST',
  unofficial: 'UNOFFICIAL_STUDENT',
  official: 'OFFICIAL_STUDENT',
} as const;
export type StudentStatus = ValueOf<typeof StudentStatus>;

/** `studentAuditionStatusEnums`; N means not yet auditioned. */
export const AuditionStatus = { done: 'Y', notYet: 'N' } as const;
export type AuditionStatus = ValueOf<typeof AuditionStatus>;

/** Parent relation codes, `parentStatus`; the labels are texts of the app. */
export const ParentRelation = {
  mother: 1,
  father: 2,
  grandfather: 3,
  grandmother: 4,
  maternalGrandfather: 5,
  maternalGrandmother: 6,
  other: 7,
} as const;
export type ParentRelation = ValueOf<typeof ParentRelation>;
