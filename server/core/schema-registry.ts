import type { PgTable } from 'drizzle-orm/pg-core';
import type { Labels } from './labels';

/** The database's tables and their labels for parents. */
export interface SchemaRegistry {
  readonly tables: readonly PgTable[];
  readonly labels: Labels;
}
