import { owned } from '../../core/http/policy';
import { deliveries } from './tables';

/** A delivery and its parcels belong to the parent who receives it. */
export const ownDeliveries = owned(deliveries.userId);
