import type { DomainHandlers } from '../../core/http/handler';
import { inboxHandlers, officialAccountHandlers } from './handlers';
import * as tables from './tables';
import { messagesLabels } from './labels';

const handlers: DomainHandlers<'messages'> = {
  ...inboxHandlers,
  ...officialAccountHandlers,
};

export const messages = { handlers, tables, labels: messagesLabels };
