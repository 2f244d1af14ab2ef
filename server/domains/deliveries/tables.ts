import { bigint, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ParcelState } from '../../../src/contract/deliveries/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

/** A shipment to the family: teaching aids, presents. Its parcels travel separately. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 3001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Storage key. */
    picture: text('picture').notNull().default(''),
    /** '' if it belongs to no order. */
    orderNo: text('order_no').notNull().default(''),
    /** Copied when it was sent: later changes of the address do not apply. */
    receiverName: text('receiver_name').notNull().default(''),
    receiverPhoneMask: text('receiver_phone_mask').notNull().default(''),
    receiverAddress: text('receiver_address').notNull().default(''),
    sentAt: moment('sent_at').notNull(),
    /** null: not seen by the parent; shows the badge. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    index('deliveries_user').on(table.userId, table.seenAt),
    index('deliveries_order').on(table.orderNo),
    index('deliveries_sent').on(table.sentAt, table.id),
  ],
);

export const parcels = pgTable(
  'parcels',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 7001 }),
    deliveryId: big('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    contents: jsonb('contents').$type<readonly string[]>().notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number').notNull(),
  },
  (table) => [index('parcels_delivery').on(table.deliveryId)],
);

/** Events reported by the carrier; the last one determines the parcel's state. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    parcelId: big('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    state: smallint('state').$type<ParcelState>().notNull(),
    content: text('content').notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('parcel_events_parcel').on(table.parcelId, table.happenedAt)],
);
