import { and, asc, inArray, lt } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './types';

/** Rows per statement: deleting a whole day of a fast-growing table at once would block the database. */
const BATCH = 2_000;

interface Grown {
  readonly table: PgTable & { readonly id: AnyPgColumn };
  /** Creation time of the row. */
  readonly at: AnyPgColumn;
}

/** Ids increase with time, so the oldest rows are found through the primary key. */
export async function sweepOldest(db: Db, { table, at }: Grown, before: Date): Promise<void> {
  let deleted = BATCH;
  while (deleted === BATCH) {
    const oldest = db.select({ id: table.id }).from(table).orderBy(asc(table.id)).limit(BATCH);
    const { rowCount } = await db.delete(table).where(and(inArray(table.id, oldest), lt(at, before)));
    deleted = rowCount ?? 0;
  }
}
