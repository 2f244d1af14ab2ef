/** Deliveries and their parcels. */
import type { ValueOf } from '../wire';

/** In the order in which a parcel goes through them; a problem may come at any time. */
export const ParcelState = { waiting: 1, onTheWay: 2, arriving: 3, delivered: 4, problem: 5 } as const;
export type ParcelState = ValueOf<typeof ParcelState>;

/** Characters of an order's number. */
export const ORDER_NO_MAX = 32;

/** Parcels of one delivery, and events of one parcel. */
export const MAX_PARCELS = 20;
export const MAX_PARCEL_EVENTS = 100;

/** Of a delivery: what its parent should know first. A delivery is there when all of its parcels are. */
const URGENCY: readonly ParcelState[] = [
  ParcelState.problem,
  ParcelState.arriving,
  ParcelState.onTheWay,
  ParcelState.waiting,
  ParcelState.delivered,
];

export const deliveryState = (parcels: readonly ParcelState[]): ParcelState =>
  URGENCY.find((state) => parcels.includes(state)) ?? ParcelState.waiting;
