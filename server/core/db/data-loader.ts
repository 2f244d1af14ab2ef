/**
 * One statement for what many requests ask at the same time: those of one turn of the loop go together, and while some are
 * under way further ones gather. Each is answered by a statement that began after it was asked, so that nobody sees an older state.
 */
import type { Db } from './types';

interface Waiting<K, R> {
  readonly key: K;
  readonly resolve: (found: R | undefined) => void;
  readonly reject: (error: unknown) => void;
}

interface Desk<K, R> {
  waiting: Waiting<K, R>[];
  underWay: number;
  /** The questions of this turn of the loop are still coming. */
  isGathering: boolean;
}

/** One would make a question wait for half a statement on the average. */
const UNDER_WAY_MAX = 2;

/** More at once would be a statement that PostgreSQL plans differently. */
const MOST = 200;

/** `find` answers those that there are, in any order; `keyOf` tells which one a row is of. */
export function dataLoader<K, R>(
  find: (db: Db, keys: readonly K[]) => Promise<readonly R[]>,
  keyOf: (row: R) => K,
): (db: Db, key: K) => Promise<R | undefined> {
  const desks = new WeakMap<Db, Desk<K, R>>();

  async function answer(db: Db, asked: readonly Waiting<K, R>[]): Promise<void> {
    try {
      const rows = await find(db, [...new Set(asked.map(({ key }) => key))]);
      const byKey = new Map(rows.map((row) => [keyOf(row), row]));
      for (const { key, resolve } of asked) resolve(byKey.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  async function work(db: Db, desk: Desk<K, R>): Promise<void> {
    desk.underWay += 1;
    while (desk.waiting.length > 0) await answer(db, desk.waiting.splice(0, MOST));
    desk.underWay -= 1;
  }

  function gather(db: Db, desk: Desk<K, R>): void {
    if (desk.isGathering || desk.underWay >= UNDER_WAY_MAX) return;
    desk.isGathering = true;
    setImmediate(() => {
      desk.isGathering = false;
      void work(db, desk);
    });
  }

  return (db, key) => {
    const desk = desks.get(db) ?? { waiting: [], underWay: 0, isGathering: false };
    desks.set(db, desk);
    return new Promise((resolve, reject) => {
      desk.waiting.push({ key, resolve, reject });
      gather(db, desk);
    });
  };
}
