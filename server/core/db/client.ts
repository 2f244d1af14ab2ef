import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';
import { transactionsOf } from './transactions';
import type { Db } from './types';

const INT8 = 20;
const NUMERIC = 1700;
// pg returns bigint, count(*) and sum() as strings by default. Our ids and sums stay far below 2^53.
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** Database timeouts of a call, in milliseconds. */
export interface DatabaseTimeouts {
  /** Timeout for getting a connection. */
  readonly connectionTimeoutMillis?: number;
  /** Statement timeouts, client-side and server-side. */
  readonly query_timeout?: number;
  readonly statement_timeout?: number;
}

const CONNECTING = { connectionTimeoutMillis: 5_000 };
/** The app gives up a call after 20 s, so a hanging database must fail earlier. Startup work may take longer. */
const PATIENCE = { query_timeout: 12_000, statement_timeout: 11_000 };

export function connect(
  url: string,
  poolSize: number,
  onIdleError: (error: Error) => void,
  { statement_timeout: statementMs, ...patience }: DatabaseTimeouts = PATIENCE,
): Database {
  const pool = new Pool({
    ...CONNECTING,
    ...patience,
    // A statement and no startup parameter: poolers refuse those that they do not know.
    async onConnect(client) {
      if (statementMs !== undefined) await client.query(`SET statement_timeout = ${statementMs}`);
    },
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    application_name: 'wandou',
  });
  // An idle connection broke; without a listener the error would end the process.
  pool.on('error', onIdleError);
  // A connection broke inside a transaction, between statements: the next statement reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = Object.assign(drizzle(pool), { transaction: transactionsOf(pool) });
  return { db, pool, close: () => pool.end() };
}
