import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** Drizzle over a pool or inside a transaction: functions that take a `Db` work with both. */
export type Db = PgDatabase<NodePgQueryResultHKT>;
