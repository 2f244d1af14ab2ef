import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { expressHandlers, markHandlers } from './handlers';
import * as tables from './tables';
import { deliveriesLabels } from './labels';
import { deliveryLosses } from './losses';
import { tonightLine } from '../home/tonight';
import { deliveryTonight } from './tonight';

tonightLine.add(deliveryTonight);

const handlers: DomainHandlers<'deliveries'> = {
  ...expressHandlers,
  ...markHandlers,
};

export const deliveries = {
  handlers,
  tables,
  labels: deliveriesLabels,
  losses: deliveryLosses,
} satisfies Domain;
