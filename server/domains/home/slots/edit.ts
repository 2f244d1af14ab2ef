/** Placements as editors keep them: also those that no parent sees now. Position 0: those of home's modules. */
import { asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { slots } from './tables';
import type { SlotRow } from './wire';

const at = (positionId: number | undefined) => {
  if (positionId === undefined) return undefined;
  return positionId === 0 ? isNull(slots.positionId) : eq(slots.positionId, positionId);
};

export const slotsOf = (db: Db, positionId: number | undefined, { limit, offset }: Paging) =>
  db
    .select({ ...getTableColumns(slots), total: totalRows })
    .from(slots)
    .where(at(positionId))
    .orderBy(asc(slots.positionId), asc(slots.rowSort), asc(slots.serial), asc(slots.id))
    .limit(limit)
    .offset(offset);

export async function slotOf(db: Db, id: number): Promise<SlotRow | undefined> {
  const [row] = await db.select().from(slots).where(eq(slots.id, id));
  return row;
}

/** In a transaction: until it ends, it is this colleague's. */
export async function slotToEdit(tx: Db, id: number): Promise<SlotRow | undefined> {
  const [row] = await tx.select().from(slots).where(eq(slots.id, id)).for('update');
  return row;
}

type Kept = Omit<typeof slots.$inferInsert, 'id'>;

/** Resolves to its id. An `id` is that of a row that is locked. */
export async function saveSlot(db: Db, id: number | undefined, kept: Kept): Promise<number> {
  const [saved] =
    id === undefined
      ? await db.insert(slots).values(kept).returning({ id: slots.id })
      : await db.update(slots).set(kept).where(eq(slots.id, id)).returning({ id: slots.id });
  if (saved === undefined) throw new Error('A placement was not stored');
  return saved.id;
}
