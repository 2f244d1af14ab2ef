/** A page of a list together with the total, in one query. */
import { desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './types';

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** Column for the page's query. */
export const totalRows = sql<number>`count(*) over ()`;

interface Listed {
  readonly table: PgTable;
  readonly wanted: SQL | undefined;
  readonly order: readonly SQL[];
}

const COUNTED_ROWS = 1_000;

/**
 * Total for a list of all parents' rows, which `totalRows` would read whole: exact up to a thousand rows, and beyond the page as long as
 * there are more.
 */
export const cappedTotal = (
  db: Db,
  { order, table, wanted }: Listed,
  { limit, offset }: Paging,
): SQL<number> => {
  const counted = Math.max(COUNTED_ROWS, offset + limit + 1);
  // In the list's order, whose index has the rows together.
  const rows = db
    .select({ one: sql`1` })
    .from(table)
    .where(wanted)
    .orderBy(...order)
    .limit(counted);
  return sql<number>`(SELECT count(*) FROM ${rows} AS counted)`;
};

interface Page<R> {
  readonly rows: readonly R[];
  readonly total: number;
}

export async function pageOf<R extends { readonly total: number }>(
  find: (paging: Paging) => Promise<readonly R[]>,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Page<R>> {
  const rows = await find({ limit, offset: (page - 1) * limit });
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // A page beyond the end has no row to carry the total; query the first row for it.
  const [first] = await find({ limit: 1, offset: 0 });
  return { rows, total: first?.total ?? 0 };
}

/** Order of a queue: what waits comes first, the earliest at the top; then the rest, the latest at the top. */
export const waitingFirst = (waits: SQL, at: AnyPgColumn): SQL[] => [
  desc(waits),
  sql`CASE WHEN ${waits} THEN ${at} END ASC`,
  desc(at),
];
