import type { DomainHandlers } from '../../core/http/handler';
import { NO_LABELS } from '../../core/labels';
import { linkHandlers } from './handlers';

const handlers: DomainHandlers<'links'> = {
  ...linkHandlers,
};

export const links = { handlers, tables: {}, labels: NO_LABELS };
