import { owned } from '../../core/http/policy';
import { inboxMessages } from './tables';

export const ownMessages = owned(inboxMessages.userId);
