import type { DomainHandlers } from '../http/handler';
import { NO_LABELS } from '../labels';
import { linkHandlers } from './handlers';

const handlers: DomainHandlers<'links'> = {
  ...linkHandlers,
};

export const links = { handlers, tables: {}, labels: NO_LABELS };
