import { everyone, owned } from '../../core/http/policy';
import type { straightGifts } from '../orders/tables';
import { studyPkMembers } from './tables';

export const ownMembership = owned(studyPkMembers.userId);

/** A child that takes part is seen by every parent who looks on, under its shown name: its parent agreed to that by joining. */
export const mayReadMember = everyone;

export const mayReadStrategy = everyone;

/** Gifts that the operator shows. */
export const isShownGift = ({ isShown }: Pick<typeof straightGifts.$inferSelect, 'isShown'>): boolean =>
  isShown;
