import { owned } from '../../core/http/policy';
import { exchanges, orders } from './tables';

/** Orders and exchanges are for the parent who made them. */
export const ownOrders = owned(orders.userId);
export const ownExchanges = owned(exchanges.userId);
