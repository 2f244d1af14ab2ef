import type { DomainHandlers } from '../../core/http/handler';
import { expressHandlers, markHandlers } from './handlers';
import * as tables from './tables';
import { deliveriesLabels } from './labels';

const handlers: DomainHandlers<'deliveries'> = {
  ...expressHandlers,
  ...markHandlers,
};

export const deliveries = { handlers, tables, labels: deliveriesLabels };
