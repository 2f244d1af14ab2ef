import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { expressHandlers, markHandlers } from './handlers';
import * as tables from './tables';
import { deliveryLosses } from './losses';
import { tonightLine } from '../home/tonight';
import { deliveryTonight } from './tonight';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import type { Labels } from '../../core/labels';
import { announceDeliveries } from './announce';
import { deliveriesImports } from './imports';

tonightLine.add(deliveryTonight);

const handlers: DomainHandlers<'deliveries'> = {
  ...expressHandlers,
  ...markHandlers,
};

const labels: Labels = {
  tables: {
    deliveries: '寄送',
    parcels: '包裹',
    parcel_events: '物流轨迹',
  },
  columns: {
    carrier: '物流公司',
    tracking_number: '运单号',
    delivery_id: '寄送编号',
    parcel_id: '包裹编号',
  },
};

export const deliveries = {
  handlers,
  tables,
  labels,
  imports: deliveriesImports,
  losses: deliveryLosses,
  jobs: [{ name: 'deliveriesSent', everyMs: HOUSEKEEPING_MS, run: announceDeliveries }],
} satisfies Domain;
