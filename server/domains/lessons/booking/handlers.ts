import type { HandlersOf } from '../../../core/http/handler';
import { cancelBooking, bookLesson } from './change';
import { listBookings, listBookingTimes } from './lists';

export const bookingHandlers: HandlersOf<
  'listBookingTimes' | 'bookLesson' | 'cancelBooking' | 'listBookings'
> = { listBookingTimes, bookLesson, cancelBooking, listBookings };
