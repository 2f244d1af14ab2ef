import { sql } from 'drizzle-orm';
import type { EventRecord } from '../../../src/contract/tracking/schema';
import type { Db } from '../../core/db/types';
import { tooManyRequests } from '../../core/http/errors';
import { badInput, type CallContext, type HandlersOf } from '../../core/http/handler';
import { limitKeyOf } from '../../core/limits/address';
import { secondsLeft } from '../../core/limits/counters';
import { LeasedLimit } from '../../core/limits/lease';
import { DAY } from '../../core/time';
import { findPhone } from './phone-guard';
import { trackedEvents } from './tables';

/** For client developers; not shown to parents. */
const TRACKING_MESSAGES = {
  tooLarge: '行为数据过大',
  phone: '行为数据中不允许包含手机号码',
} as const;

export const trackingHandlers: HandlersOf<'writeKafka' | 'writeEvents'> = {
  writeKafka: (event, context) => store(context, [rowOf(event, '')]),
  writeEvents: ({ events }, context) =>
    store(
      context,
      events.map((event, index) => rowOf(event, `events.${index}`)),
    ),
};

/**
 * Daily quota per address, 64 MiB: enough for a household or an office. An instance leases it in portions, so that an
 * event needs no extra statement.
 */
const KIB_PER_DAY = 65_536;
const quotas = new WeakMap<Db, LeasedLimit>();

async function admit({ db, clock, ip }: CallContext, bytes: number): Promise<void> {
  const quota = quotas.get(db) ?? new LeasedLimit(db, clock, 'events', KIB_PER_DAY, DAY);
  quotas.set(db, quota);
  if (await quota.take(limitKeyOf(ip), Math.ceil(bytes / 1024))) return;
  throw tooManyRequests(secondsLeft(clock, { key: '', windowMs: DAY }));
}

/** Network addresses are only used for rate limits and not stored, for parents and visitors alike: rule tracking-91. */
const withoutAddress = (key: string, value: unknown): unknown => (key === 'ipaddr' ? undefined : value);

/** The endpoint is public: bounds the size of an event. */
const MAX_BYTES = 16_384;

interface Row {
  readonly name: string;
  readonly eventId: string;
  readonly json: string;
  readonly bytes: number;
}

/** Refuses invalid records, naming their position in the request. */
function rowOf(event: EventRecord, at: string): Row {
  const field = findPhone(event);
  if (field !== null) throw badInput(at === '' ? field : `${at}.${field}`, TRACKING_MESSAGES.phone);
  const { event_id: eventId, event_name: name } = event;
  const json = JSON.stringify(event, withoutAddress);
  const bytes = Buffer.byteLength(`${json}${name}${eventId}`);
  if (bytes > MAX_BYTES) throw badInput(at, TRACKING_MESSAGES.tooLarge);
  return { name, eventId, json, bytes };
}

async function store(context: CallContext, rows: readonly Row[]): Promise<null> {
  const { db, clock, session } = context;
  await admit(
    context,
    rows.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const [names, ids, payloads] = [
    rows.map(({ name }) => name),
    rows.map(({ eventId }) => eventId),
    rows.map(({ json }) => json),
  ];
  // Idempotent for retries after a lost response: the first one is kept, even from last month's partition.
  await db.execute(sql`
    INSERT INTO ${trackedEvents} (name, event_id, user_id, payload, received_at)
    SELECT name, id, ${session?.userId ?? null}::bigint, payload::jsonb, ${clock.now().toISOString()}::timestamptz
    FROM unnest(${sql.param(names)}::text[], ${sql.param(ids)}::text[], ${sql.param(payloads)}::text[])
      AS sent (name, id, payload)
    WHERE NOT EXISTS (SELECT 1 FROM ${trackedEvents} WHERE event_id = sent.id)
    ON CONFLICT DO NOTHING`);
  return null;
}
