import type { DomainHandlers } from '../http/handler';
import { expressHandlers } from './handlers';
import { markHandlers } from './mark';
import * as tables from './tables';
import { deliveriesLabels } from './labels';

const handlers: DomainHandlers<'deliveries'> = {
  ...expressHandlers,
  ...markHandlers,
};

export const deliveries = { handlers, tables, labels: deliveriesLabels };
