/**
 * The standard way to write a frequent query: Drizzle builds its SQL once per database instead of once per request, and PostgreSQL
 * parses it once per connection.
 *
 *     const ordersOf = prepared('orders_of', (db, asked: Asked<{ userId: number }>) =>
 *       db.select().from(orders).where(eq(orders.userId, asked.userId)));
 *     await ordersOf(db, { userId });
 */
import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import type { Db } from './types';

/** Placeholders for the values while the statement is built. */
export type Asked<V> = { readonly [K in keyof V]: Placeholder<K & string, V[K]> };

/**
 * For a list of values. `inArray` would emit one parameter per value. PostgreSQL must not see the list's length: it would prefer a
 * custom plan and replan on every execution, which costs more than running the query.
 */
export const isAnyOf = (column: Column, list: Placeholder): SQL =>
  sql`${column} = any(array(select unnest(${list}::${sql.raw(column.getSQLType())}[])))`;

/** For an optional filter: null matches any. */
export const isGivenAs = (column: Column, value: Placeholder): SQL =>
  sql`(${value}::${sql.raw(column.getSQLType())} is null or ${column} = ${value})`;

interface Preparable<R> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> };
}

type Execute<R> = (values: object) => Promise<R>;

const names = new Set<string>();

const asked = new Proxy({}, { get: (_values, name) => sql.placeholder(String(name)) });

/** `name` is the statement's name on its connection and must be unique. */
export function prepared<V extends object, R>(
  name: string,
  write: (db: Db, asked: Asked<V>) => Preparable<R>,
): (db: Db, values: V) => Promise<R> {
  if (names.has(name)) throw new Error(`Two statements are called ${name}`);
  names.add(name);
  // A transaction is a separate Db, built for once; the pool's Db lives as long as the process.
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
