import { bigint, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ParcelState } from '../../../src/contract/deliveries/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

/** What was sent to the family at one time: teaching aids, presents. Its parcels travel one by one. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 3001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Key in the file storage. */
    picture: text('picture').notNull().default(''),
    /** '' where it belongs to none. */
    orderNo: text('order_no').notNull().default(''),
    /** As they were when it was sent: a later change of the address changes nothing here. */
    receiverName: text('receiver_name').notNull().default(''),
    receiverPhoneMask: text('receiver_phone_mask').notNull().default(''),
    receiverAddress: text('receiver_address').notNull().default(''),
    sentAt: moment('sent_at').notNull(),
    /** null: the parent has not looked at it, which shows the badge. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    index('deliveries_user').on(table.userId, table.seenAt),
    index('deliveries_order').on(table.orderNo),
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

/** What the carrier told; the last one says how the parcel is. */
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
