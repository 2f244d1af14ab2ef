/** Orders as the contract tells them. */
import type { Exchange, Order, OrderHead } from '../../../src/contract/orders/schema';
import { OrderState } from '../../../src/contract/orders/values';
import type { CallContext } from '../../core/http/handler';
import { pictureUrl } from '../../core/http/file-url';
import { formatDateTime } from '../../core/time';
import type { exchanges, orders } from './tables';

export type OrderRow = typeof orders.$inferSelect;

/** What a list needs of an order. */
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

/** What a list tells of an exchange: not to whom it was sent. */
export type ExchangeRow = Pick<
  typeof exchanges.$inferSelect,
  'id' | 'title' | 'picture' | 'currency' | 'cost' | 'count' | 'state' | 'exchangedAt' | 'code' | 'note'
>;

const time = (moment: Date | null): string => (moment === null ? '' : formatDateTime(moment));

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
  payTime: time(row.paidAt),
  sendTime: time(row.sentAt),
  endTime: time(row.endedAt),
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

/** Name by name: to take some away from a row and to spread the others costs a list as much as its query. */
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
