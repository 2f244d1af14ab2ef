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
  noData,
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
  /** Total; a page shows MAX_PARCELS. */
  parcelCount: integer(),
};

/** '' until the carrier has the parcel. */
const latest = { latestContent: text(255), latestTime: dateTime() };

const parcel = {
  parcelId: id(),
  /** Contents, one per line: '机器人主机 ×1'. */
  contents: list(filled(64), MAX_PARCELS),
  carrier: text(32),
  /** '' until assigned. */
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
  /** The carrier's text. */
  content: filled(255),
});

const withToken = T.Object({ token: maybeToken() });

export const DeliverySchema = T.Object({
  ...delivery,
  ...latest,
  /** The only parcel, which the list opens directly; 0: several, or none yet. */
  parcelId: T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  /** Not seen by the parent yet: the badge of isLogisticsMark. */
  isNew: T.Boolean(),
});

export const ParcelSchema = T.Object({ ...parcel, ...latest });

export const deliveriesSchemas = {
  /** Newest first. The envelope's `count` is the total. */
  listDeliveries: {
    request: T.Object({ page: integer(1, 100_000), limit: integer(1, PAGE_LIMIT) }),
    response: list(DeliverySchema, PAGE_LIMIT),
  },
  /** Marks them as seen; isLogisticsMark returns 0 when none is new. */
  markDeliveriesSeen: {
    request: T.Object({ deliveryIds: T.Array(id(), { minItems: 1, maxItems: PAGE_LIMIT }) }),
    response: noData(),
  },
  /** Parcels of one delivery, or of all deliveries of an order. */
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
  /** 1: there are new deliveries. */
  isLogisticsMark: { request: withToken, response: T.Object({ isMark: flag() }) },
};

export type Delivery = Static<typeof DeliverySchema>;
export type Parcel = Static<typeof ParcelSchema>;
