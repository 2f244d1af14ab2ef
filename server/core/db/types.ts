import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** Drizzle over a pool or inside a transaction: a function that takes a `Db` works in both. */
export type Db = PgDatabase<NodePgQueryResultHKT>;
