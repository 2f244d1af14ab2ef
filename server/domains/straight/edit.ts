/** Gifts as editors keep them: also those that no parent sees now. */
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { straightGifts } from '../orders/tables';

export type GiftRow = typeof straightGifts.$inferSelect;

export const giftsOf = (db: Db, { limit, offset }: Paging) =>
  db
    .select({ ...getTableColumns(straightGifts), total: totalRows })
    .from(straightGifts)
    .orderBy(asc(straightGifts.place), asc(straightGifts.id))
    .limit(limit)
    .offset(offset);

export async function giftOf(db: Db, id: number): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(straightGifts).where(eq(straightGifts.id, id));
  return row;
}

/** In a transaction: until it ends, it is this colleague's. */
export async function giftToEdit(tx: Db, id: number): Promise<GiftRow | undefined> {
  const [row] = await tx.select().from(straightGifts).where(eq(straightGifts.id, id)).for('update');
  return row;
}

export async function addGift(db: Db, gift: Omit<typeof straightGifts.$inferInsert, 'id'>): Promise<number> {
  const [added] = await db.insert(straightGifts).values(gift).returning({ id: straightGifts.id });
  if (added === undefined) throw new Error('A gift was not stored');
  return added.id;
}

/** Parents exchange while it is edited: a stock that was not changed is left alone. false: it is not `stockBefore` any more. */
export async function changeGift(
  db: Db,
  id: number,
  { stock, ...kept }: Omit<GiftRow, 'id'>,
  stockBefore: number,
): Promise<boolean> {
  const isIt = eq(straightGifts.id, id);
  const isStockKept = stock === stockBefore;
  const changed = await db
    .update(straightGifts)
    .set(isStockKept ? kept : { ...kept, stock })
    .where(isStockKept ? isIt : and(isIt, eq(straightGifts.stock, stockBefore)))
    .returning({ id: straightGifts.id });
  return changed.length > 0;
}
