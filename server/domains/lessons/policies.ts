import { owned } from '../../core/http/policy';
import { bookings } from './booking/tables';
import { leaves } from './leave/tables';

export const ownLeaves = owned(leaves.userId);
export const ownBookings = owned(bookings.userId);
