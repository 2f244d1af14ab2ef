import { Type as T, type Static } from '@sinclair/typebox';
import {
  askedFor,
  dateTime,
  filled,
  flag,
  id,
  integer,
  list,
  maybeToken,
  nothingTold,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { MAX_PARCELS, MAX_PARCEL_EVENTS, ORDER_NO_MAX, ParcelState } from './values';

const delivery = {
  deliveryId: id(),
  title: filled(64),
  picture: url(),
  state: oneOf(ParcelState),
  sendTime: dateTime(),
  /** All of them; a page shows MAX_PARCELS. */
  parcelCount: integer(),
};

/** '' until the carrier has it. */
const latest = { latestContent: text(255), latestTime: dateTime() };

const parcel = {
  parcelId: id(),
  /** What is in it: '机器人主机 ×1'. */
  contents: list(filled(64), MAX_PARCELS),
  carrier: text(32),
  /** '' until there is one. */
  trackingNumber: text(64),
  state: oneOf(ParcelState),
};

const PAGE_LIMIT = 50;

const receiver = {
  receiverName: text(64),
  /** Masked by the server. */
  receiverPhone: text(32),
  receiverAddress: text(255),
};

const ParcelEventSchema = T.Object({
  time: dateTime(),
  state: oneOf(ParcelState),
  /** As the carrier words it. */
  content: filled(255),
});

const withToken = T.Object({ token: maybeToken() });

export const DeliverySchema = T.Object({
  ...delivery,
  ...latest,
  /** The only parcel, which the list leads to at once; 0: there are several, or none yet. */
  parcelId: T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  /** The parent has not looked at it: the badge of isLogisticsMark. */
  isNew: T.Boolean(),
});

export const ParcelSchema = T.Object({ ...parcel, ...latest });

export const deliveriesSchemas = {
  /** Newest first. The length of the whole list is the envelope's `count`. */
  listDeliveries: {
    request: T.Object({ page: integer(1, 100_000), limit: integer(1, PAGE_LIMIT) }),
    response: list(DeliverySchema, PAGE_LIMIT),
  },
  /** The parent has seen these; isLogisticsMark says 0 when nothing is new any more. */
  markDeliveriesSeen: {
    request: T.Object({ deliveryIds: T.Array(id(), { minItems: 1, maxItems: PAGE_LIMIT }) }),
    response: nothingTold(),
  },
  /** Of one delivery, or of all that one order was sent in. */
  listParcels: {
    request: T.Object({ deliveryId: T.Optional(id()), orderNo: T.Optional(filled(ORDER_NO_MAX)) }),
    response: T.Object({
      title: filled(64),
      sendTime: dateTime(),
      ...receiver,
      parcels: askedFor(list(ParcelSchema, MAX_PARCELS)),
    }),
  },
  /** Events are newest first. */
  getParcel: {
    request: T.Object({ parcelId: id() }),
    response: T.Object({ ...parcel, ...receiver, events: list(ParcelEventSchema, MAX_PARCEL_EVENTS) }),
  },
  /** 1: new deliveries. */
  isLogisticsMark: { request: withToken, response: T.Object({ isMark: flag() }) },
};

export type Delivery = Static<typeof DeliverySchema>;
export type Parcel = Static<typeof ParcelSchema>;
