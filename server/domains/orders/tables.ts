import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  ExchangeState,
  OrderState,
  type CloseReason,
  type ExchangeCurrency,
} from '../../../src/contract/orders/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

export interface OrderLine {
  readonly title: string;
  readonly note: string;
  /** Key in the file storage. */
  readonly picture: string;
  /** Unit price in cents. */
  readonly price: number;
  readonly count: number;
}

/** Orders of the shop. Addresses are snapshots, the phone encrypted and masked. */
export const orders = pgTable(
  'orders',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 9001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    orderNo: text('order_no').notNull().unique(),
    state: integer('state').$type<OrderState>().notNull(),
    title: text('title').notNull(),
    picture: text('picture').notNull(),
    contents: jsonb('contents').$type<readonly string[]>().notNull(),
    lines: jsonb('lines').$type<readonly OrderLine[]>().notNull(),
    discount: integer('discount').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Closed if unpaid after this time. */
    payBefore: moment('pay_before').notNull(),
    paidAt: moment('paid_at'),
    sentAt: moment('sent_at'),
    /** Received, closed or refunded. */
    endedAt: moment('ended_at'),
    closeReason: integer('close_reason').$type<CloseReason>().notNull().default(0),
    receiverName: text('receiver_name'),
    receiverPhoneCipher: text('receiver_phone_cipher'),
    receiverPhoneMask: text('receiver_phone_mask'),
    receiverAddress: text('receiver_address'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    // Reads of orders check for overdue ones.
    index('orders_to_pay')
      .on(table.userId, table.payBefore)
      .where(sql`${table.state} = ${sql.raw(String(OrderState.toPay))}`),
  ],
);

/** Gifts for stars and pea coins in the study PK zone; referenced by exchanges. */
export const straightGifts = pgTable('straight_gifts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 401 }),
  title: text('title').notNull(),
  words: text('words').notNull(),
  picture: text('picture').notNull(),
  currency: integer('currency').$type<ExchangeCurrency>().notNull(),
  cost: integer('cost').notNull(),
  stock: integer('stock').notNull(),
  /** Limit per child. */
  mostEach: integer('most_each').notNull(),
  /** Shipped; otherwise a redemption code is issued. */
  isSent: boolean('is_sent').notNull(),
  place: integer('place').notNull(),
  isShown: boolean('is_shown').notNull().default(true),
});

/** What a child got for pea coins and stars. */
export const exchanges = pgTable(
  'exchanges',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 6001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    picture: text('picture').notNull(),
    currency: integer('currency').$type<ExchangeCurrency>().notNull(),
    /** Of one. */
    cost: integer('cost').notNull(),
    count: integer('count').notNull().default(1),
    state: integer('state').$type<ExchangeState>().notNull(),
    exchangedAt: moment('exchanged_at').notNull(),
    code: text('code').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Of the straight zone; null: of the shop. */
    giftId: big('gift_id').references(() => straightGifts.id, { onDelete: 'set null' }),
    /** Client-generated idempotency key. */
    submissionId: text('submission_id'),
    /** Address snapshot, the phone encrypted and masked; null: not shipped, or from the shop. */
    receiverName: text('receiver_name'),
    receiverPhoneCipher: text('receiver_phone_cipher'),
    receiverPhoneMask: text('receiver_phone_mask'),
    receiverAddress: text('receiver_address'),
  },
  (table) => [
    index('exchanges_user').on(table.userId, table.exchangedAt),
    index('exchanges_waiting')
      .on(table.exchangedAt, table.id)
      .where(sql`${table.state} = ${sql.raw(String(ExchangeState.waiting))}`),
    unique('exchanges_submission').on(table.userId, table.submissionId),
  ],
);
