import { everyone, owned } from '../../core/http/policy';
import { interestTagAsks, interestTagChoices } from './interest-tags/tables';

/** Clicks on slots are counted for visitors too. */
export const mayOpen = everyone;

export const ownAsks = owned(interestTagAsks.userId);
export const ownChoices = owned(interestTagChoices.userId);
