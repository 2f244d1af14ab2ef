import { everyone, owned } from '../../core/http/policy';
import { headMasterNotices, preferredTimes, stepUpChanges, stepUpFlags, stepUps } from './tables';

/** A child's own step-up, what its parent wished and changed, and what the operator was told of it. */
export const ownStepUps = owned(stepUps.userId);
export const ownTimes = owned(preferredTimes.userId);
export const ownChanges = owned(stepUpChanges.userId);
export const ownFlags = owned(stepUpFlags.userId);
export const ownNotices = owned(headMasterNotices.userId);

/** Every parent may know of a teacher. */
export const mayReadTeacher = everyone;

/** Of the own child's alone: whoever else has which number is nobody's business. */
export const isNamed =
  (id: number) =>
  (headMaster: { readonly id: number }): boolean =>
    headMaster.id === id;
