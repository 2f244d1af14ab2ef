/** Exchanges of stars and pea coins that wait to be shipped or given a code. */
import { Type as T } from '@sinclair/typebox';
import { ExchangeCurrency } from '../orders/values';
import { dateTime, filled, id, integer, list, noData, oneOf, text, typed, url } from '../primitives.schema';
import { operatorCall } from './define';
import { paging } from './staff-calls.schema';
import { ExchangeEnd, REASON_LENGTH, StaffRole } from './values';

const roles = [StaffRole.support];

const card = {
  exchangeId: id(),
  userId: id(),
  childName: text(64),
  title: text(64),
  count: integer(1, 9999),
  exchangedAt: dateTime(),
};

export const exchangeCalls = {
  listWaitingExchanges: operatorCall({
    method: 'GET',
    path: '/operator/exchanges/waiting',
    summary: 'Longest waiting first.',
    roles,
    audited: false,
    request: T.Object(paging),
    response: list(T.Object(card), 100),
  }),
  getExchange: operatorCall({
    method: 'GET',
    path: '/operator/exchanges/exchange',
    summary: 'One that waits, with its address; the phone is masked.',
    roles,
    audited: true,
    request: T.Object({ exchangeId: id() }),
    response: T.Object({
      ...card,
      picture: url(),
      currency: oneOf(ExchangeCurrency),
      /** Of one. */
      cost: integer(),
      /** What the parent reads now. */
      note: text(128),
      /** null: of the shop, which has the address. */
      receiver: T.Union([T.Object({ name: text(64), phoneMask: text(32), address: text(255) }), T.Null()]),
    }),
  }),
  showReceiverPhone: operatorCall({
    method: 'POST',
    path: '/operator/exchanges/phone',
    summary: 'The phone of one parcel’s receiver, for a reason that the audit keeps.',
    roles,
    audited: true,
    request: T.Object({ exchangeId: id(), reason: typed(REASON_LENGTH.max) }),
    response: T.Object({ phone: filled(40) }),
  }),
  endExchange: operatorCall({
    method: 'POST',
    path: '/operator/exchanges/end',
    summary:
      'Sent, a code instead, or cancelled, with the stars or pea coins given back; the parent is notified. 409: it does not wait any more.',
    roles,
    audited: true,
    request: T.Object({
      exchangeId: id(),
      end: oneOf(ExchangeEnd),
      /** Of `code`. */
      code: text(64),
      /** For the parent: the parcel's number, how the code is used, why it was cancelled. */
      note: text(100),
    }),
    response: noData(),
  }),
} as const;
