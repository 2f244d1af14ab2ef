/** Who the child is to the school and the parent to the child: what the tabs need to know of a profile. */
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

/** Parent relation codes, `parentStatus`; labels are text of the app's catalogue. */
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
