/** Whether a parent may choose a class or name times: used by every call that reads or changes the choice. */
import { sql } from 'drizzle-orm';
import { StepUpStatus, type StepUpType, type StudentCode } from '../../../src/contract/stepup/values';
import { movesUp, parentDecides } from '../../../src/contract/stepup/year';
import type { Asked } from '../../core/db/prepared';
import { STEP_UP_MESSAGES, STUDENT_MESSAGES } from './messages';
import { preferredTimes, stepUpFlags, stepUpRefusals, stepUps } from './tables';

export interface Standing {
  readonly type: StepUpType;
  readonly status: StepUpStatus;
  readonly mayChoose: boolean;
  /** Why the child is not eligible at all. */
  readonly code: StudentCode | null;
  readonly hasTimes: boolean;
  /** The operator has reopened the choice for a child with a place. */
  readonly isOpened: boolean;
}

/** Columns for a select from step_ups with the child's row. */
export const standingColumns = (userId: number | Asked<{ userId: number }>['userId']) => ({
  type: stepUps.type,
  status: stepUps.status,
  mayChoose: stepUps.mayChoose,
  code: sql<StudentCode | null>`(select ${stepUpRefusals.code} from ${stepUpRefusals}
    where ${stepUpRefusals.userId} = ${userId})`,
  hasTimes: sql<boolean>`exists (select from ${preferredTimes} where ${preferredTimes.userId} = ${userId})`,
  isOpened: sql<boolean>`(${stepUps.isUpdate} = 1 or exists (select from ${stepUpFlags}
    where ${stepUpFlags.userId} = ${userId} and (${stepUpFlags.h5Update} or ${stepUpFlags.partnerUpdate})))`,
});

/** Why the child may never choose; null: it may. */
function whyNever({ code, status, type }: Standing): string | null {
  if (code !== null) return STUDENT_MESSAGES[code];
  if (status === StepUpStatus.complete) return STEP_UP_MESSAGES.alreadyComplete;
  return parentDecides(type) ? null : STEP_UP_MESSAGES.arrangedByTeacher;
}

/** 201 of the eligibility check: the operator lets the parent choose. A separate call opens the choice for type Y. */
export function whyNotEligible(standing: Standing): string | null {
  const never = whyNever(standing);
  if (never !== null) return never;
  if (standing.status === StepUpStatus.grouping && standing.hasTimes) return STEP_UP_MESSAGES.alreadyGrouping;
  return standing.mayChoose ? null : STEP_UP_MESSAGES.notEligible;
}

/** A waiting child of type Y has a place: another class needs the operator's permission (rule stepup-91). */
const isClosed = ({ isOpened, status, type }: Standing): boolean =>
  status === StepUpStatus.waiting && movesUp(type) && !isOpened;

/** Why no class may be listed, held or joined. */
export const whyNoClass = (standing: Standing): string | null =>
  whyNotEligible(standing) ?? (isClosed(standing) ? STEP_UP_MESSAGES.notOpenYet : null);

/** Why no times may be named. A child in grouping must name them in any case: they take no seat. */
export function whyNoTimes(standing: Standing): string | null {
  if (standing.status !== StepUpStatus.grouping) return whyNoClass(standing);
  return whyNever(standing) ?? (standing.hasTimes ? STEP_UP_MESSAGES.timesAlreadyGiven : null);
}
