/** Step-up classes in the contract's format. */
import { lessonsOf, lessonText, type Cycle } from './cycle';
import type { StepUpClass } from '../../../src/contract/stepup/schema';
import { formatDateTime } from '../../core/time';

export interface OfferedClass extends Cycle {
  readonly id: number;
  readonly firstLiveAt: Date;
  readonly teachers: readonly { readonly id: number; readonly nickname: string }[];
}

export function toClass(offered: OfferedClass): StepUpClass {
  const [first, second] = lessonsOf(offered);
  return {
    classId: offered.id,
    cycle: [lessonText(first), lessonText(second)],
    firstLiveTime: formatDateTime(offered.firstLiveAt),
    teacher: [...offered.teachers],
  };
}
