/** A child's group: a pure function of data known at the start of the week. */
import { studentLevel } from '../../../src/contract/helpers';
import { SPROUT_LESSONS, StudyGroup } from '../../../src/contract/straight/values';
import type { Day } from '../../core/day';

export interface Comparable {
  /** As in students: 'S2-3'. */
  readonly step: string;
  readonly bornOn: Day | null;
  readonly age: number | null;
  /** Lessons attended before the week. */
  readonly lessons: number;
}

const LEVEL = /^S(\d+)$/i;
const BY_LEVEL = [StudyGroup.s1, StudyGroup.s2, StudyGroup.s3, StudyGroup.s4, StudyGroup.s5] as const;
/** Maximum age in years. */
const YOUNG = 6;
const MIDDLE = 9;

export function groupOf(child: Comparable, period: Day): StudyGroup {
  if (child.lessons < SPROUT_LESSONS) return StudyGroup.sprout;
  const level = LEVEL.exec(studentLevel(child.step))?.[1];
  if (level !== undefined) {
    return BY_LEVEL[Math.min(Math.max(Number(level), 1), BY_LEVEL.length) - 1] ?? StudyGroup.s1;
  }
  const years = child.bornOn === null ? child.age : yearsOn(child.bornOn, period);
  if (years === null || years <= YOUNG) return StudyGroup.young;
  return years <= MIDDLE ? StudyGroup.middle : StudyGroup.old;
}

function yearsOn(bornOn: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
