import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { expressHandlers, markHandlers } from './handlers';
import * as tables from './tables';
import { deliveriesLabels } from './labels';
import { deliveryLosses } from './losses';
import { tonightLine } from '../home/tonight';
import { deliveryTonight } from './tonight';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { announceDeliveries } from './announce';
import { deliveriesImports } from './imports';

tonightLine.add(deliveryTonight);

const handlers: DomainHandlers<'deliveries'> = {
  ...expressHandlers,
  ...markHandlers,
};

export const deliveries = {
  handlers,
  tables,
  labels: deliveriesLabels,
  imports: deliveriesImports,
  losses: deliveryLosses,
  jobs: [{ name: 'deliveriesSent', everyMs: HOUSEKEEPING_MS, run: announceDeliveries }],
} satisfies Domain;
