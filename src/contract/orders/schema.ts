import { Type as T, type Static } from '@sinclair/typebox';
import {
  askedFor,
  dateTime,
  figure,
  id,
  idOrZero,
  integer,
  list,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { CloseReason, ExchangeCurrency, ExchangeState, OrderGroup, OrderState } from './values';

/** Money in cents of a yuan. */
const cents = () => integer();

const orderHead = {
  orderId: askedFor(id()),
  orderNo: text(32),
  state: oneOf(OrderState),
  title: text(64),
  picture: url(),
  /** Contents, in display order. */
  contents: list(text(64), 20),
  amount: figure(cents()),
  createTime: dateTime(),
  /** '' unless unpaid. */
  payBefore: dateTime(),
};

const paging = { page: integer(1, 100_000), limit: integer(1, 50) };

const oneOrder = T.Object({ orderId: id() });

export const OrderHeadSchema = T.Object(orderHead);

export const OrderLineSchema = T.Object({
  title: text(64),
  note: text(128),
  picture: url(),
  price: figure(cents()),
  count: integer(1, 9999),
});

export const OrderAddressSchema = T.Object({
  name: text(64),
  phone: T.String({ maxLength: 32, description: 'Masked by the server' }),
  address: text(255),
});

export const OrderSchema = T.Object({
  ...orderHead,
  lines: list(OrderLineSchema, 50),
  goodsAmount: figure(cents()),
  discountAmount: cents(),
  payTime: dateTime(),
  sendTime: dateTime(),
  endTime: dateTime(),
  closeReason: oneOf(CloseReason),
  /** null: nothing is shipped. */
  address: T.Union([OrderAddressSchema, T.Null()]),
  hasParcels: T.Boolean(),
});

/** `code`: of virtual goods; `note`: how it is shipped or why it was cancelled. Both may be ''. */
export const ExchangeSchema = T.Object({
  exchangeId: idOrZero(),
  title: text(64),
  picture: url(),
  currency: oneOf(ExchangeCurrency),
  cost: integer(),
  count: integer(1, 9999),
  state: oneOf(ExchangeState),
  time: dateTime(),
  code: text(64),
  note: text(128),
});

export const ordersSchemas = {
  /** Newest first. The envelope's `count` is the total. */
  listOrders: {
    request: T.Object({ ...paging, group: oneOf(OrderGroup) }),
    response: list(OrderHeadSchema, 50),
  },
  getOrder: { request: oneOrder, response: OrderSchema },
  /** Both return the updated order. */
  cancelOrder: { request: oneOrder, response: OrderSchema },
  confirmReceipt: { request: oneOrder, response: OrderSchema },
  listExchanges: {
    request: T.Object(paging),
    response: list(ExchangeSchema, 50),
  },
};

export type OrderHead = Static<typeof OrderHeadSchema>;
export type OrderLine = Static<typeof OrderLineSchema>;
export type Order = Static<typeof OrderSchema>;
export type Exchange = Static<typeof ExchangeSchema>;
