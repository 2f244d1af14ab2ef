/** Orders in the contract's format. */
import type { Exchange, Order, OrderHead } from '../../../src/contract/orders/schema';
import { OrderState } from '../../../src/contract/orders/values';
import type { CallContext } from '../../core/http/handler';
import { pictureUrl } from '../../core/http/file-url';
import { formatDateTime } from '../../core/time';
import type { exchanges, orders } from './tables';

export type OrderRow = typeof orders.$inferSelect;

export type HeadRow = Pick<
  OrderRow,
  | 'id'
  | 'orderNo'
  | 'state'
  | 'title'
  | 'picture'
  | 'contents'
  | 'lines'
  | 'discount'
  | 'createdAt'
  | 'payBefore'
>;

/** Columns of an exchange in a list: without the recipient. */
export type ExchangeRow = Pick<
  typeof exchanges.$inferSelect,
  'id' | 'title' | 'picture' | 'currency' | 'cost' | 'count' | 'state' | 'exchangedAt' | 'code' | 'note'
>;

const goodsOf = ({ lines }: HeadRow): number =>
  lines.reduce((sum, { price, count }) => sum + price * count, 0);

export const toHead = (row: HeadRow, context: CallContext): OrderHead => ({
  orderId: row.id,
  orderNo: row.orderNo,
  state: row.state,
  title: row.title,
  picture: pictureUrl(context, row.picture),
  contents: [...row.contents],
  amount: Math.max(goodsOf(row) - row.discount, 0),
  createTime: formatDateTime(row.createdAt),
  payBefore: row.state === OrderState.toPay ? formatDateTime(row.payBefore) : '',
});

export const toOrder = (row: OrderRow, hasParcels: boolean, context: CallContext): Order => ({
  ...toHead(row, context),
  lines: row.lines.map((line) => ({ ...line, picture: pictureUrl(context, line.picture) })),
  goodsAmount: goodsOf(row),
  discountAmount: row.discount,
  payTime: formatDateTime(row.paidAt),
  sendTime: formatDateTime(row.sentAt),
  endTime: formatDateTime(row.endedAt),
  closeReason: row.closeReason,
  address:
    row.receiverName === null
      ? null
      : {
          name: row.receiverName,
          phone: row.receiverPhoneMask ?? '',
          address: row.receiverAddress ?? '',
        },
  hasParcels,
});

/** Field by field: rest and spread of every row would cost as much as the query. */
export const toExchange = (row: ExchangeRow, context: CallContext): Exchange => ({
  exchangeId: row.id,
  title: row.title,
  picture: pictureUrl(context, row.picture),
  currency: row.currency,
  cost: row.cost,
  count: row.count,
  state: row.state,
  time: formatDateTime(row.exchangedAt),
  code: row.code,
  note: row.note,
});
