import { and, asc, inArray, lt } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './types';

/** What grows fast: a day of it in one statement would hold the database up. */
const BATCH = 2_000;

interface Grown {
  readonly table: PgTable & { readonly id: AnyPgColumn };
  /** When its row came. */
  readonly at: AnyPgColumn;
}

/** Ids grow with time, so each look at the oldest rows finds them by the primary key. */
export async function sweepOldest(db: Db, { table, at }: Grown, before: Date): Promise<void> {
  let deleted = BATCH;
  while (deleted === BATCH) {
    const oldest = db.select({ id: table.id }).from(table).orderBy(asc(table.id)).limit(BATCH);
    const { rowCount } = await db.delete(table).where(and(inArray(table.id, oldest), lt(at, before)));
    deleted = rowCount ?? 0;
  }
}
