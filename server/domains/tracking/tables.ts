import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { big, moment } from '../../core/db/columns';

/**
 * Everything that clients report about behaviour. Kept apart from the accounts: no foreign key, no phone number. A part a
 * month (months.ts), each with its own unique index on event_id: over all parts none is possible.
 */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** The client's own: what comes twice is kept once. */
    eventId: text('event_id'),
    /** Of the session, never of the payload; null: a tourist. */
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
