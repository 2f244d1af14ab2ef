import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { big, moment } from '../../core/db/columns';

/**
 * All behaviour reported by clients. Kept apart from the accounts: no foreign key, no phone number. Partitioned by
 * month (months.ts), with a unique index on event_id per partition: a global one is impossible.
 */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Client-generated, for deduplication. */
    eventId: text('event_id'),
    /** From the session, never from the payload; null: a tourist. */
    userId: big('user_id'),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.receivedAt] }),
    index('tracked_events_name').on(table.name, table.receivedAt),
    index('tracked_events_user').on(table.userId),
  ],
);
