import { everyone, owned } from '../../core/http/policy';
import { openClassReservations } from './tables';

/** Open classes and pea classes are visible to every logged-in parent. */
export const mayRead = everyone;

/** A seat belongs to one parent. */
export const ownSeats = owned(openClassReservations.userId);
