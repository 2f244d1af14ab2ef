/** Deliveries and their parcels. */
import type { ValueOf } from '../wire';

/** In order of progress; a problem can occur at any time. */
export const ParcelState = { waiting: 1, onTheWay: 2, arriving: 3, delivered: 4, problem: 5 } as const;
export type ParcelState = ValueOf<typeof ParcelState>;

/** Maximum length of an order number. */
export const ORDER_NO_MAX = 32;

/** Maximum parcels per delivery and events per parcel. */
export const MAX_PARCELS = 20;
export const MAX_PARCEL_EVENTS = 100;

/** A delivery's state is its most urgent parcel's; it is delivered when all parcels are. */
const URGENCY: readonly ParcelState[] = [
  ParcelState.problem,
  ParcelState.arriving,
  ParcelState.onTheWay,
  ParcelState.waiting,
  ParcelState.delivered,
];

export const deliveryState = (parcels: readonly ParcelState[]): ParcelState =>
  URGENCY.find((state) => parcels.includes(state)) ?? ParcelState.waiting;
