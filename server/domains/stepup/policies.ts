import { everyone, owned } from '../../core/http/policy';
import { homeroomNotices, preferredTimes, stepUpChanges, stepUpFlags, stepUps } from './tables';

/** A child's step-up, its parent's wishes and changes, and what was reported to the operator. */
export const ownStepUps = owned(stepUps.userId);
export const ownTimes = owned(preferredTimes.userId);
export const ownChanges = owned(stepUpChanges.userId);
export const ownFlags = owned(stepUpFlags.userId);
export const ownNotices = owned(homeroomNotices.userId);

/** Public to all parents. */
export const mayReadTeacher = everyone;

/** Only of the session's child: ids of other children must not be revealed. */
export const isNamed =
  (id: number) =>
  (headMaster: { readonly id: number }): boolean =>
    headMaster.id === id;
