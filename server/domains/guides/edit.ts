/** Guides as editors keep them. */
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { guides } from './tables';

export type GuideRow = typeof guides.$inferSelect;

export const guidesOf = (db: Db, { limit, offset }: Paging) =>
  db
    .select({ ...getTableColumns(guides), total: totalRows })
    .from(guides)
    .orderBy(asc(guides.title), asc(guides.code))
    .limit(limit)
    .offset(offset);

/** In a transaction: until it ends, the guide is this editor's. */
export async function guideToEdit(db: Db, code: string): Promise<GuideRow | undefined> {
  const [guide] = await db.select().from(guides).where(eq(guides.code, code)).for('update');
  return guide;
}

/** From now on it is the operator's own: no update of the product changes it. */
export async function changeGuide(
  db: Db,
  code: string,
  written: Omit<GuideRow, 'code' | 'edition'>,
): Promise<void> {
  await db
    .update(guides)
    .set({ ...written, edition: '' })
    .where(eq(guides.code, code));
}
