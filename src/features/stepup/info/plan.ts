import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { stepOfYear } from '@/contract/stepup/year';
import type { StepUp } from './step-up';
import type { CycleLesson } from './times';

export type YearView = 'confirm' | 'choose' | 'arranged' | 'grouping' | 'complete';

/** What there is to see, and to do: rule stepup-17. Types and statuses that are new to this build ask nothing of a parent. */
export function viewOf({ status, type }: Pick<StepUp, 'status' | 'type'>): YearView {
  if (status === StepUpStatus.complete) return 'complete';
  if (status === StepUpStatus.grouping) return 'grouping';
  if (status !== StepUpStatus.waiting) return 'arranged';
  if (type === StepUpType.y) return 'confirm';
  return type === StepUpType.n ? 'choose' : 'arranged';
}

/** A class is there when its times or its teacher are. A confirmation alone arranges nothing. */
export const isArranged = ({
  newLessons,
  newTeacherId,
}: Pick<StepUp, 'newLessons' | 'newTeacherId'>): boolean => newLessons.length > 0 || newTeacherId > 0;

/** What a card says of the year. */
export interface Plan {
  /** What the child has now, as long as nothing is decided; the year, while its class is being formed; what is arranged. */
  readonly of: 'now' | 'grouping' | 'arranged';
  readonly step: string;
  /** Those of the arrangement, and the present ones where there is none. */
  readonly lessons: readonly CycleLesson[];
  /** '' where nothing is arranged. */
  readonly firstTime: string;
}

/** What was arranged before is not what a parent waits for while a class is being formed: rule stepup-26. */
export function planOf(stepUp: StepUp): Plan {
  const view = viewOf(stepUp);
  const { newFirstTime, newLessons, oldLessons, step } = stepUp;
  if (view === 'choose') return { of: 'now', step, lessons: oldLessons, firstTime: '' };
  const { name } = stepOfYear(stepUp);
  if (view === 'grouping') return { of: 'grouping', step: name, lessons: oldLessons, firstTime: '' };
  return { of: 'arranged', step: name, lessons: newLessons, firstTime: newFirstTime };
}
