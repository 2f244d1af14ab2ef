/** A page of a list together with the total, in one query. */
import { sql } from 'drizzle-orm';

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** Column for the page's query. */
export const totalRows = sql<number>`count(*) over ()`;

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
