import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

/** A family's delivery addresses. The phone is not stored in plain text: a cipher for the courier, a mask for display. */
export const addresses = pgTable(
  'addresses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    receiverName: text('receiver_name').notNull(),
    areaCode: text('area_code').notNull(),
    phoneCipher: text('phone_cipher').notNull(),
    phoneMask: text('phone_mask').notNull(),
    provinceId: integer('province_id').notNull(),
    cityId: integer('city_id').notNull(),
    areaId: integer('area_id').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    area: text('area').notNull(),
    detail: text('detail').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** Request ids of the creation and of the last change: makes retries idempotent. */
    addedBy: text('added_by'),
    changedBy: text('changed_by'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    unique('addresses_added_by').on(table.userId, table.addedBy),
    index('addresses_user').on(table.userId, table.changedAt),
    uniqueIndex('addresses_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);
