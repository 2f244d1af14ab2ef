import { owned } from '../../core/http/policy';
import { deliveries } from './tables';

/** A delivery, with its parcels, is for the parent to whom it is sent. */
export const ownDeliveries = owned(deliveries.userId);
