import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { stepOfYear } from '@/contract/stepup/year';
import type { StepUp } from './step-up';
import type { CycleLesson } from './times';

export type YearView = 'confirm' | 'choose' | 'arranged' | 'grouping' | 'complete';

/** What to show and do: rule stepup-17. Unknown types and statuses need no action. */
export function viewOf({ status, type }: Pick<StepUp, 'status' | 'type'>): YearView {
  if (status === StepUpStatus.complete) return 'complete';
  if (status === StepUpStatus.grouping) return 'grouping';
  if (status !== StepUpStatus.waiting) return 'arranged';
  if (type === StepUpType.y) return 'confirm';
  return type === StepUpType.n ? 'choose' : 'arranged';
}

/** A class is arranged when it has times or a teacher; a confirmation alone is not enough. */
export const isArranged = ({
  newLessons,
  newTeacherId,
}: Pick<StepUp, 'newLessons' | 'newTeacherId'>): boolean => newLessons.length > 0 || newTeacherId > 0;

/** Content of the year's card. */
export interface Plan {
  /** now: undecided, current values; grouping: a class is being formed; arranged: the new values. */
  readonly of: 'now' | 'grouping' | 'arranged';
  readonly step: string;
  /** The arranged lessons, else the current ones. */
  readonly lessons: readonly CycleLesson[];
  /** '' when nothing is arranged. */
  readonly firstTime: string;
}

/** While a class is being formed, an earlier arrangement does not count: rule stepup-26. */
export function planOf(stepUp: StepUp): Plan {
  const view = viewOf(stepUp);
  const { newFirstTime, newLessons, oldLessons, step } = stepUp;
  if (view === 'choose') return { of: 'now', step, lessons: oldLessons, firstTime: '' };
  const { name } = stepOfYear(stepUp);
  if (view === 'grouping') return { of: 'grouping', step: name, lessons: oldLessons, firstTime: '' };
  return { of: 'arranged', step: name, lessons: newLessons, firstTime: newFirstTime };
}
