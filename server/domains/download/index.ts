import type { DomainHandlers } from '../../core/http/handler';
import { NO_LABELS } from '../../core/labels';
import { downloadHandlers } from './handlers';

const handlers: DomainHandlers<'download'> = {
  ...downloadHandlers,
};

export const download = { handlers, tables: {}, labels: NO_LABELS };
