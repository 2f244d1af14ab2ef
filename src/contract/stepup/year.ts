/** What follows from the type of a step-up. Both sides of the wire take it from here. */
import type { StepUpInfo } from './schema';
import { StepUpType } from './values';

interface YearStep {
  /** 0: the operator has named none. */
  readonly id: number;
  readonly name: string;
}

type Steps = Pick<StepUpInfo, 'type' | 'newStepId' | 'newStep' | 'planStepId' | 'planStep'>;

/** Type Y moves up to the new step; every other child has the step that is planned for it. */
export const movesUp = (type: StepUpType): boolean => type === StepUpType.y;

/** The step of the coming year, of every class and of all times that are named for it: rule stepup-90. */
export const stepOfYear = ({ type, newStepId, newStep, planStepId, planStep }: Steps): YearStep =>
  movesUp(type) ? { id: newStepId, name: newStep } : { id: planStepId, name: planStep };

/** Of type 1, and of a type that is not agreed on, the teacher arranges the year. */
export const parentDecides = (type: StepUpType): boolean => type === StepUpType.y || type === StepUpType.n;
