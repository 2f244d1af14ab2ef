import type { PgTable } from 'drizzle-orm/pg-core';
import type { Labels } from './labels';

/** What the database holds, and what parents call it. */
export interface Stored {
  readonly tables: readonly PgTable[];
  readonly labels: Labels;
}
