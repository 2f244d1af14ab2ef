import type { DomainHandlers } from '../../core/http/handler';
import { NO_LABELS } from '../../core/labels';
import { configurationHandlers } from './handlers';
import * as tables from './tables';

const handlers: DomainHandlers<'configuration'> = {
  ...configurationHandlers,
};

export const configuration = { handlers, tables, labels: NO_LABELS };
