/** How much waits in the domains' queues, and since when. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/types';
import { SECOND, type Clock } from '../time';

/** What a domain offers: the rows of a table that wait for a job or for people. An index must find them. */
export interface Queue {
  readonly name: string;
  /** Since when a row waits. */
  readonly since: AnyPgColumn;
  readonly waits: (now: Date) => SQL | undefined;
}

/** No more are counted: how many more it is says nothing new. */
const MOST = 100_000;
/** Several readers, or one that asks every second, cost the database no more. */
const KEPT_MS = 10 * SECOND;
/** A scrape must have its answer also while the database gives none. */
const PATIENCE_MS = 3 * SECOND;

/** One statement, so that a scrape needs one connection. */
export function queuesStatement(now: Date, queues: readonly Queue[]): SQL {
  const one = ({ name, since, waits }: Queue) => sql`
    SELECT ${name}::text AS queue, count(*) AS waiting, extract(epoch FROM min(since))::float8 AS oldest
      FROM (SELECT ${since} AS since FROM ${since.table} WHERE ${waits(now)} ORDER BY 1 LIMIT ${MOST}) AS rows`;
  return sql.join(queues.map(one), sql` UNION ALL `);
}

interface Waiting extends Record<string, unknown> {
  readonly queue: string;
  readonly waiting: number;
  /** Seconds since 1970; null: nothing waits. */
  readonly oldest: number | null;
}

interface QueueServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => undefined;
}

/** The gauges are empty while the database does not answer. */
export function watchQueues(
  registry: Registry,
  { db, clock, onError }: QueueServices,
  queues: readonly Queue[],
): void {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    const now = clock.now();
    const found = await db.execute<Waiting>(queuesStatement(now, queues)).catch(onError);
    waiting.reset();
    oldest.reset();
    for (const { queue, waiting: count, oldest: since } of found?.rows ?? []) {
      waiting.set({ queue }, count);
      oldest.set({ queue }, since === null ? 0 : now.getTime() / SECOND - since);
    }
  };
  const collect = async () => {
    if (performance.now() - readAt > KEPT_MS) {
      readAt = performance.now();
      reading = read();
    }
    await Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })]);
  };
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['queue'], registers: [registry], collect });
  const waiting = gauge('wandou_queue_waiting', `Rows that wait; counted up to ${MOST}`);
  const oldest = gauge('wandou_queue_oldest_seconds', 'For how long the oldest row has been waiting');
}
