/** Fields of /improveData that are still empty. */
import { ParentRelation } from '../../../src/contract/profile/status';
import { PersonalInfoPart } from '../../../src/contract/profile/values';
import { regionOf } from '../addresses/regions/tree';
import type { Student } from './own-student';

export const isRelationSaid = ({ parentStatus, relationGiven }: Student): boolean =>
  relationGiven || parentStatus !== ParentRelation.other;

export function missingOf(student: Student): PersonalInfoPart[] {
  const isMissing: Readonly<Record<PersonalInfoPart, boolean>> = {
    kidName: student.kidName === '',
    relation: !isRelationSaid(student),
    birth: student.kidBornTime === null,
    region: regionOf(student) === null,
  };
  return Object.values(PersonalInfoPart).filter((part) => isMissing[part]);
}
