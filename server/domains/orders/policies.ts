import { owned } from '../../core/http/policy';
import { exchanges, orders } from './tables';

export const ownOrders = owned(orders.userId);
export const ownExchanges = owned(exchanges.userId);
