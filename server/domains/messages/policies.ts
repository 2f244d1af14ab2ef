import { owned } from '../../core/http/policy';
import { inboxMessages } from './tables';

/** A message is for the parent to whom it was written. */
export const ownMessages = owned(inboxMessages.userId);
