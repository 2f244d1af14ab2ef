import { everyone, owned } from '../../core/http/policy';
import type { straightGifts } from '../orders/tables';
import { studyPkMembers } from './tables';

export const ownMembership = owned(studyPkMembers.userId);

/** Participants are visible to all parents under their public name: their parents agreed by joining. */
export const mayReadMember = everyone;

export const mayReadStrategy = everyone;

/** Gifts shown by the operator. */
export const isShownGift = ({ isShown }: Pick<typeof straightGifts.$inferSelect, 'isShown'>): boolean =>
  isShown;
