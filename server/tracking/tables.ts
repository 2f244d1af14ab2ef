import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { big, moment } from '../db/columns';

export type TrackedChannel = 'event' | 'usage';

/** Everything that clients report about behaviour. Kept apart from the accounts: no foreign key, no phone number. */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').$type<TrackedChannel>().notNull(),
    name: text('name').notNull(),
    /** The client's own: what comes twice is kept once. null: the channel has none. */
    eventId: text('event_id'),
    /** Of the session, never of the payload; null: a tourist. */
    userId: big('user_id'),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('tracked_events_name').on(table.name, table.receivedAt),
    index('tracked_events_user').on(table.userId),
    uniqueIndex('tracked_events_event_id').on(table.eventId),
  ],
);
