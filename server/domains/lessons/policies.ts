import { owned } from '../../core/http/policy';
import { bookings } from './booking/tables';
import { leaves } from './leave/tables';

/** Leave, and times that are booked: of one child. */
export const ownLeaves = owned(leaves.userId);
export const ownBookings = owned(bookings.userId);
