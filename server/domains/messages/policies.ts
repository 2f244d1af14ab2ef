import { owned } from '../../core/http/policy';
import { messageSubscriptions } from './subscribe/tables';
import { inboxMessages } from './tables';

export const ownMessages = owned(inboxMessages.userId);
export const ownSubscriptions = owned(messageSubscriptions.userId);
