/**
 * Batches lookups of concurrent requests into one query: those of one event-loop turn are sent together; while queries are running,
 * further ones queue. A lookup is always answered by a query that started after it, so that it never returns stale data.
 */
import type { Db } from './types';

interface Waiting<K, R> {
  readonly key: K;
  readonly resolve: (found: R | undefined) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue<K, R> {
  waiting: Waiting<K, R>[];
  running: number;
  /** A flush is scheduled for the end of this event-loop turn. */
  isGathering: boolean;
}

/** Concurrent queries. With only one, a lookup would wait for half a query on average. */
const RUNNING_MAX = 2;

/** Batch size. PostgreSQL chooses a different plan for larger ones. */
const MOST = 200;

/** `find` returns the existing rows in any order; `keyOf` returns a row's key. */
export function dataLoader<K, R>(
  find: (db: Db, keys: readonly K[]) => Promise<readonly R[]>,
  keyOf: (row: R) => K,
): (db: Db, key: K) => Promise<R | undefined> {
  const queues = new WeakMap<Db, Queue<K, R>>();

  async function answer(db: Db, asked: readonly Waiting<K, R>[]): Promise<void> {
    try {
      const rows = await find(db, [...new Set(asked.map(({ key }) => key))]);
      const byKey = new Map(rows.map((row) => [keyOf(row), row]));
      for (const { key, resolve } of asked) resolve(byKey.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  async function work(db: Db, queue: Queue<K, R>): Promise<void> {
    queue.running += 1;
    while (queue.waiting.length > 0) await answer(db, queue.waiting.splice(0, MOST));
    queue.running -= 1;
  }

  function gather(db: Db, queue: Queue<K, R>): void {
    if (queue.isGathering || queue.running >= RUNNING_MAX) return;
    queue.isGathering = true;
    setImmediate(() => {
      queue.isGathering = false;
      void work(db, queue);
    });
  }

  return (db, key) => {
    const queue = queues.get(db) ?? { waiting: [], running: 0, isGathering: false };
    queues.set(db, queue);
    return new Promise((resolve, reject) => {
      queue.waiting.push({ key, resolve, reject });
      gather(db, queue);
    });
  };
}
