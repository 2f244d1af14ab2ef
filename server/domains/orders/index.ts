import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { orderHandlers } from './handlers';
import * as tables from './tables';
import { ordersLabels } from './labels';
import { orderLosses } from './losses';
import { ordersImports } from './imports';

const handlers: DomainHandlers<'orders'> = {
  ...orderHandlers,
};

export const orders = {
  handlers,
  tables,
  labels: ordersLabels,
  imports: ordersImports,
  losses: orderLosses,
} satisfies Domain;
