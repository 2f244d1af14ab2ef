/** Home's modules as editors keep them: also hidden ones, and cards whose time is over. */
import { and, asc, count, eq, getTableColumns, inArray, isNull, notInArray } from 'drizzle-orm';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { slots } from './slots/tables';
import { homeCards, homeModuleBanners, homeModules } from './tables';
import type { CardRow } from './wire';

export type ModuleRow = typeof homeModules.$inferSelect;

export const modulesOf = (db: Db, { limit, offset }: Paging) =>
  db
    .select({ ...getTableColumns(homeModules), cards: count(homeCards.id), total: totalRows })
    .from(homeModules)
    .leftJoin(homeCards, eq(homeCards.moduleId, homeModules.id))
    .groupBy(homeModules.id)
    .orderBy(asc(homeModules.position), asc(homeModules.id))
    .limit(limit)
    .offset(offset);

/** In a transaction: until it ends, the module and what it shows are this editor's. */
export async function moduleToEdit(db: Db, id: number): Promise<ModuleRow | undefined> {
  const [module] = await db.select().from(homeModules).where(eq(homeModules.id, id)).for('update');
  return module;
}

export const cardsOf = (db: Db, moduleId: number): Promise<CardRow[]> =>
  db
    .select()
    .from(homeCards)
    .where(eq(homeCards.moduleId, moduleId))
    .orderBy(asc(homeCards.serialNumber), asc(homeCards.id));

export async function placementsOf(db: Db, moduleId: number): Promise<number[]> {
  const rows = await db
    .select({ id: slots.id })
    .from(homeModuleBanners)
    .innerJoin(slots, eq(slots.id, homeModuleBanners.slotId))
    .where(eq(homeModuleBanners.moduleId, moduleId))
    .orderBy(asc(slots.serial), asc(slots.id));
  return rows.map(({ id }) => id);
}

export type WrittenModule = typeof homeModules.$inferInsert;

export async function saveModule(db: Db, id: number | undefined, written: WrittenModule): Promise<number> {
  const [saved] =
    id === undefined
      ? await db.insert(homeModules).values(written).returning({ id: homeModules.id })
      : await db
          .update(homeModules)
          .set(written)
          .where(eq(homeModules.id, id))
          .returning({ id: homeModules.id });
  if (saved === undefined) throw new Error('A home module was not stored');
  return saved.id;
}

/** With the id of one that there is; without, a new one. */
export type WrittenCard = Omit<typeof homeCards.$inferInsert, 'moduleId' | 'serialNumber'> & {
  readonly id?: number;
};

/** All cards of the module, in this order; others of it go. */
export async function saveCards(db: Db, moduleId: number, cards: readonly WrittenCard[]): Promise<void> {
  const kept = cards.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await db.delete(homeCards).where(and(eq(homeCards.moduleId, moduleId), notInArray(homeCards.id, kept)));
  for (const [at, { id, ...card }] of cards.entries()) {
    const row = { ...card, moduleId, serialNumber: at + 1 };
    if (id === undefined) await db.insert(homeCards).values(row);
    else await db.update(homeCards).set(row).where(eq(homeCards.id, id));
  }
}

/** Those of these ids that only a module shows. */
export async function modulePlacements(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: slots.id })
    .from(slots)
    .where(and(inArray(slots.id, [...ids]), isNull(slots.positionId)));
  return rows.map(({ id }) => id);
}

export async function savePlacements(db: Db, moduleId: number, slotIds: readonly number[]): Promise<void> {
  await db.delete(homeModuleBanners).where(eq(homeModuleBanners.moduleId, moduleId));
  if (slotIds.length === 0) return;
  await db.insert(homeModuleBanners).values(slotIds.map((slotId) => ({ moduleId, slotId })));
}
