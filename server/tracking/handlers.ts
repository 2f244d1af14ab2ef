import { sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { tooManyRequests } from '../http/errors';
import { badInput, type CallContext, type HandlersOf } from '../http/handler';
import { limitKeyOf } from '../limits/address';
import { secondsLeft } from '../limits/counters';
import { LeasedLimit } from '../limits/lease';
import { DAY } from '../time';
import { findPhone } from './phone-guard';
import { trackedEvents, type TrackedChannel } from './tables';

/** Told to whoever writes a client; no parent sees it. */
const TRACKING_MESSAGES = {
  tooLarge: '行为数据过大',
  phone: '行为数据中不允许包含手机号码',
} as const;

export const trackingHandlers: HandlersOf<'reportEvent' | 'writeKafka'> = {
  reportEvent: (event, context) =>
    store(context, { channel: 'event', name: event.event_name, eventId: event.event_id, payload: event }),
  writeKafka: ({ type, data }, context) =>
    store(context, { channel: 'usage', name: type, eventId: null, payload: data }),
};

interface Report {
  readonly channel: TrackedChannel;
  readonly name: string;
  readonly eventId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * What one address may leave in a day, 64 MiB: a household or an office, not a disk. An instance draws a part of it at a
 * time, so that an event costs no statement more.
 */
const KIB_PER_DAY = 65_536;
const quotas = new WeakMap<Db, LeasedLimit>();

async function admit({ db, clock, ip }: CallContext, bytes: number): Promise<void> {
  const quota = quotas.get(db) ?? new LeasedLimit(db, clock, 'events', KIB_PER_DAY, DAY);
  quotas.set(db, quota);
  if (await quota.take(limitKeyOf(ip), Math.ceil(bytes / 1024))) return;
  throw tooManyRequests(secondsLeft(clock, { key: '', windowMs: DAY }));
}

/** Anybody may report, so that one event must not fill a disk. */
const MAX_BYTES = 16_384;

async function store(context: CallContext, report: Report): Promise<null> {
  const { db, clock, session } = context;
  const { name, payload } = report;
  const field = findPhone({ ...payload, name });
  if (field !== null) throw badInput(field, TRACKING_MESSAGES.phone);
  const { channel, eventId } = report;
  const json = JSON.stringify(payload);
  const bytes = Buffer.byteLength(`${json}${name}${eventId ?? ''}`);
  if (bytes > MAX_BYTES) throw badInput('', TRACKING_MESSAGES.tooLarge);
  await admit(context, bytes);
  const userId = session?.userId ?? null;
  // A client that got no answer sends again: it is told that all is well, and kept is the first, of last month too.
  await db.execute(sql`
    INSERT INTO ${trackedEvents} (channel, name, event_id, user_id, payload, received_at)
    SELECT ${channel}, ${name}, ${eventId}::text, ${userId}::bigint, ${json}::jsonb, ${clock.now().toISOString()}::timestamptz
    WHERE NOT EXISTS (SELECT 1 FROM ${trackedEvents} WHERE event_id = ${eventId})
    ON CONFLICT DO NOTHING`);
  return null;
}
