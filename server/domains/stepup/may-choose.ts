/** Whether a parent may choose a class, or name times: asked by every call that reads or changes what is chosen. */
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
  /** Why the child may not step up at all. */
  readonly code: StudentCode | null;
  readonly hasTimes: boolean;
  /** The operator has opened the choosing to a child that has a place already. */
  readonly isOpened: boolean;
}

/** Columns of a select from step_ups that has the child's row. */
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

/** Why the child may not choose at all, whatever is open; null: it may. */
function whyNever({ code, status, type }: Standing): string | null {
  if (code !== null) return STUDENT_MESSAGES[code];
  if (status === StepUpStatus.complete) return STEP_UP_MESSAGES.alreadyComplete;
  return parentDecides(type) ? null : STEP_UP_MESSAGES.arrangedByTeacher;
}

/** 201 of the check: the operator lets the parent choose. What opens the choosing to type Y is a call of its own. */
export function whyNotEligible(standing: Standing): string | null {
  const never = whyNever(standing);
  if (never !== null) return never;
  if (standing.status === StepUpStatus.grouping && standing.hasTimes) return STEP_UP_MESSAGES.alreadyGrouping;
  return standing.mayChoose ? null : STEP_UP_MESSAGES.notEligible;
}

/** Type Y that waits has a place: it is open to another one where the operator says so (rule stepup-91). */
const isClosed = ({ isOpened, status, type }: Standing): boolean =>
  status === StepUpStatus.waiting && movesUp(type) && !isOpened;

/** Why no class may be looked for, held or joined. */
export const whyNoClass = (standing: Standing): string | null =>
  whyNotEligible(standing) ?? (isClosed(standing) ? STEP_UP_MESSAGES.notOpenYet : null);

/** Why no times may be named. One that is grouped without any owes them, whatever else is open: they take no seat. */
export function whyNoTimes(standing: Standing): string | null {
  if (standing.status !== StepUpStatus.grouping) return whyNoClass(standing);
  return whyNever(standing) ?? (standing.hasTimes ? STEP_UP_MESSAGES.timesAlreadyGiven : null);
}
