import type { DomainHandlers } from '../http/handler';
import { NO_LABELS } from '../labels';
import { downloadHandlers } from './handlers';

const handlers: DomainHandlers<'download'> = {
  ...downloadHandlers,
};

export const download = { handlers, tables: {}, labels: NO_LABELS };
