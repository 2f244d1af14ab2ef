/** A page of a list with the length of the whole, in one statement. */
import { sql } from 'drizzle-orm';

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** A column of the page's statement. */
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
  // Beyond the end no row carries the length; the first one does.
  const [first] = await find({ limit: 1, offset: 0 });
  return { rows, total: first?.total ?? 0 };
}
