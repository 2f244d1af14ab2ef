import { everyone, owned } from '../../core/http/policy';
import { openClassReservations } from './tables';

/** Open classes and pea classes are for every parent who is logged in. */
export const mayRead = everyone;

/** A seat is of one parent. */
export const ownSeats = owned(openClassReservations.userId);
