/** Rules that depend on the step-up type, shared by app and server. */
import type { StepUpInfo } from './schema';
import { StepUpStatus, StepUpType } from './values';

interface YearStep {
  /** 0: not set by the operator. */
  readonly id: number;
  readonly name: string;
}

type Steps = Pick<StepUpInfo, 'type' | 'newStepId' | 'newStep' | 'planStepId' | 'planStep'>;

/** Type Y moves up to the new step; all others get the planned one. */
export const movesUp = (type: StepUpType): boolean => type === StepUpType.y;

/** The step of the coming year, for all its classes and times: rule stepup-90. */
export const stepOfYear = ({ type, newStepId, newStep, planStepId, planStep }: Steps): YearStep =>
  movesUp(type) ? { id: newStepId, name: newStep } : { id: planStepId, name: planStep };

/** For type 1 and unknown types the teacher arranges the year. */
export const parentDecides = (type: StepUpType): boolean => type === StepUpType.y || type === StepUpType.n;

type Standing = Pick<StepUpInfo, 'type' | 'status'> & { readonly hasTimes: boolean };

/** Grouping without preferred times, which are to be submitted (rule stepup-18). */
export const lacksTimes = ({ hasTimes, status, type }: Standing): boolean =>
  parentDecides(type) && status === StepUpStatus.grouping && !hasTimes;

/** The parent has to confirm, choose, or submit times. */
export const isChoiceOpen = (standing: Standing): boolean =>
  (parentDecides(standing.type) && standing.status === StepUpStatus.waiting) || lacksTimes(standing);
