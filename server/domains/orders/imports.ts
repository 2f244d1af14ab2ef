/** Orders of the shop from the operator's files. */
import { Type, type Static } from '@sinclair/typebox';
import { ORDER_NO_MAX } from '../../../src/contract/deliveries/values';
import { CloseReason, OrderState } from '../../../src/contract/orders/values';
import {
  count,
  externalId,
  listOf,
  momentField,
  momentOf,
  nameIn,
  phoneField,
  pictureField,
  refTo,
  textField,
} from '../../core/import/fields';
import { importOf, refOf, type ImportServices, type ReadLine, type Wrong } from '../../core/import/kind';
import { rowsOf } from '../../core/import/upsert';
import { addDays } from '../../core/time';
import { maskPhone, readPhone, sealPhone } from '../account/phone';
import { orders } from './tables';

const MAX_CENTS = 1_000_000_000;
const MAX_COUNT = 10_000;

/** Price in cents. */
const Line = Type.Object(
  {
    title: textField,
    note: Type.Optional(textField),
    picture: pictureField,
    price: count(0, MAX_CENTS),
    count: count(1, MAX_COUNT),
  },
  { additionalProperties: false },
);

const Order = Type.Object({
  id: externalId,
  child: refTo('children'),
  orderNo: Type.String({ minLength: 1, maxLength: ORDER_NO_MAX }),
  state: nameIn(OrderState),
  title: textField,
  picture: pictureField,
  contents: Type.Optional(listOf(textField)),
  lines: listOf(Line),
  /** In cents. */
  discount: Type.Optional(count(0, MAX_CENTS)),
  createdAt: momentField,
  payBefore: Type.Optional(momentField),
  paidAt: Type.Optional(momentField),
  sentAt: Type.Optional(momentField),
  endedAt: Type.Optional(momentField),
  closeReason: Type.Optional(nameIn(CloseReason)),
  receiverName: Type.Optional(textField),
  receiverPhone: Type.Optional(phoneField),
  receiverAddress: Type.Optional(textField),
});
type Order = Static<typeof Order>;
type Time = 'paidAt' | 'sentAt' | 'endedAt';

/** Times that an order in this state has. */
const TIMES_OF: Readonly<Record<keyof typeof OrderState, readonly Time[]>> = {
  toPay: [],
  paid: ['paidAt'],
  delivering: ['paidAt', 'sentAt'],
  done: ['paidAt', 'endedAt'],
  closed: ['endedAt'],
  refunded: ['paidAt', 'endedAt'],
};

const phoneIn = ({ receiverPhone }: Order) =>
  receiverPhone === undefined ? null : readPhone('86', receiverPhone);

function faultsOf(row: Order): Omit<Wrong, 'line'>[] {
  const missing = TIMES_OF[row.state].filter((time) => row[time] === undefined);
  const faults = missing.map((field) => ({ field, sentence: `is missing, and the state is ${row.state}` }));
  const isNoPhone = row.receiverPhone !== undefined && phoneIn(row) === null;
  return isNoPhone ? [...faults, { field: 'receiverPhone', sentence: 'is no phone number' }] : faults;
}

async function check({ db }: ImportServices, lines: readonly ReadLine<Order>[]): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  const stored = await db.select({ id: orders.id, orderNo: orders.orderNo }).from(orders);
  const idOf = new Map(stored.map(({ id, orderNo }) => [orderNo, id]));
  const lineOf = new Map<string, number>();
  for (const { line, row, own } of lines) {
    wrong.push(...faultsOf(row).map((fault) => ({ line, ...fault })));
    const field = 'orderNo';
    const earlier = lineOf.get(row.orderNo);
    if (earlier !== undefined) wrong.push({ line, field, sentence: `the same number is in line ${earlier}` });
    const id = idOf.get(row.orderNo);
    if (id !== undefined && id !== own)
      wrong.push({ line, field, sentence: 'is the number of another order' });
    lineOf.set(row.orderNo, line);
  }
  return wrong;
}

const maybe = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : momentOf(text);

export const ordersImports = [
  importOf({
    kind: 'orders',
    schema: Order,
    target: orders.id,
    check,
    write: rowsOf<Order>(orders.id, (row, line, { keys }) => {
      const phone = phoneIn(row);
      const createdAt = momentOf(row.createdAt);
      const values: Omit<typeof orders.$inferInsert, 'id'> = {
        userId: refOf(line, 'child'),
        orderNo: row.orderNo,
        state: OrderState[row.state],
        title: row.title,
        picture: row.picture ?? '',
        contents: row.contents ?? [],
        lines: row.lines.map((one) => ({ ...one, note: one.note ?? '', picture: one.picture ?? '' })),
        discount: row.discount ?? 0,
        createdAt,
        payBefore: maybe(row.payBefore) ?? addDays(createdAt, 1),
        paidAt: maybe(row.paidAt),
        sentAt: maybe(row.sentAt),
        endedAt: maybe(row.endedAt),
        closeReason: CloseReason[row.closeReason ?? 'none'],
        receiverName: row.receiverName,
        receiverAddress: row.receiverAddress,
        ...(phone !== null && {
          receiverPhoneCipher: sealPhone(keys, phone),
          receiverPhoneMask: maskPhone(phone),
        }),
      };
      return values;
    }),
  }),
];
