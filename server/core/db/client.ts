import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';
import { transactionsOf } from './transactions';
import type { Db } from './types';

const INT8 = 20;
const NUMERIC = 1700;
// bigint, count(*) and sum() arrive as text otherwise. Our ids and sums stay far below 2^53.
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** How long a call waits for its database, in milliseconds. */
export interface DatabasePatience {
  /** For a connection of its own. */
  readonly connectionTimeoutMillis?: number;
  /** For an answer, as told by this side and by the database. */
  readonly query_timeout?: number;
  readonly statement_timeout?: number;
}

const CONNECTING = { connectionTimeoutMillis: 5_000 };
/** The app gives a call up after 20 s: a database that stands still has failed before. What a start does may take longer. */
const PATIENCE = { query_timeout: 12_000, statement_timeout: 11_000 };

export function connect(
  url: string,
  poolSize: number,
  onIdleError: (error: Error) => void,
  patience: DatabasePatience = PATIENCE,
): Database {
  const pool = new Pool({
    ...CONNECTING,
    ...patience,
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    application_name: 'wandou',
  });
  // A connection that breaks while nobody uses it; without a listener it would end the process.
  pool.on('error', onIdleError);
  // One that breaks in the middle of a transaction, between two statements: the next statement fails, and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = Object.assign(drizzle(pool), { transaction: transactionsOf(pool) });
  return { db, pool, close: () => pool.end() };
}
