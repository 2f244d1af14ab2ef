import { everyone, owned } from '../../core/http/policy';
import { interestTagAsks, interestTagChoices } from './interest-tags/tables';

/** Whoever was shown a slot may open it; it is counted, for visitors as well. */
export const mayOpen = everyone;

/** What a parent was asked, and what was chosen for the child. */
export const ownAsks = owned(interestTagAsks.userId);
export const ownChoices = owned(interestTagChoices.userId);
