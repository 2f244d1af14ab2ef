/**
 * The natural way to write a query that is asked again and again: its SQL is written once for a database, not for each
 * request, and PostgreSQL parses it once for a connection.
 *
 *     const ordersOf = prepared('orders_of', (db, asked: Asked<{ userId: number }>) =>
 *       db.select().from(orders).where(eq(orders.userId, asked.userId)));
 *     await ordersOf(db, { userId });
 */
import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import type { Db } from './types';

/** Stands for the values while the statement is written. */
export type Asked<V> = { readonly [K in keyof V]: Placeholder<K & string, V[K]> };

/**
 * For a list of values: `inArray` writes as many parameters as there are. PostgreSQL must not see how long the list is: it
 * would take a plan for just this list for the better one, and make one anew each time, which costs more than to run it.
 */
export const isAnyOf = (column: Column, list: Placeholder): SQL =>
  sql`${column} = any(array(select unnest(${list}::${sql.raw(column.getSQLType())}[])))`;

/** For a filter that may be left open: null means any. */
export const isGivenAs = (column: Column, value: Placeholder): SQL =>
  sql`(${value}::${sql.raw(column.getSQLType())} is null or ${column} = ${value})`;

interface Preparable<R> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> };
}

type Execute<R> = (values: object) => Promise<R>;

const names = new Set<string>();

const asked = new Proxy({}, { get: (_values, name) => sql.placeholder(String(name)) });

/** `name` is that of the statement on its connection: another one needs another. */
export function prepared<V extends object, R>(
  name: string,
  write: (db: Db, asked: Asked<V>) => Preparable<R>,
): (db: Db, values: V) => Promise<R> {
  if (names.has(name)) throw new Error(`Two statements are called ${name}`);
  names.add(name);
  // A transaction is a database of its own, written for once; the one behind the pool lives as long as the process.
  const written = new WeakMap<Db, Execute<R>>();
  return (db, values) => {
    let execute = written.get(db);
    if (execute === undefined) {
      const statement = write(db, asked as Asked<V>).prepare(name);
      execute = (given) => statement.execute(given as Record<string, unknown>);
      written.set(db, execute);
    }
    return execute(values);
  };
}
