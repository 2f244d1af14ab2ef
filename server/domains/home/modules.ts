import { and, asc, gt, inArray, isNull, or, eq } from 'drizzle-orm';
import type { HomeModule } from '../../../src/contract/home/schema';
import type { CallContext } from '../../core/http/handler';
import { isRunning } from './slots/slots';
import { slots } from './slots/tables';
import { type homeModules, homeCards, homeModuleBanners } from './tables';
import { toSlotItem, type SlotRow } from './slots/wire';
import { type CardRow, toCard } from './wire';

type ModuleRow = typeof homeModules.$inferSelect;

/** Modules in the contract's format, with their cards and banners, in the order of `rows`. */
export async function completeModules(
  rows: readonly ModuleRow[],
  context: CallContext,
): Promise<HomeModule[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const cards = await findCards(ids, context);
  const banners = await findBanners(ids, context);
  return rows.map((row) => ({
    contentTypeId: row.id,
    childModuleName: row.name,
    styleTypeId: row.styleTypeId,
    buttonTypeId: row.buttonTypeId,
    buttonTypeName: row.buttonTypeName,
    showConfigContentList: cards
      .filter(({ moduleId }) => moduleId === row.id)
      .map((card) => toCard(card, context)),
    bannerList: banners
      .filter(({ moduleId }) => moduleId === row.id)
      .map(({ slot }) => toSlotItem(slot, context)),
  }));
}

function findCards(moduleIds: readonly number[], { db, clock }: CallContext): Promise<CardRow[]> {
  return db
    .select()
    .from(homeCards)
    .where(
      and(
        inArray(homeCards.moduleId, [...moduleIds]),
        or(isNull(homeCards.endTime), gt(homeCards.endTime, clock.now())),
      ),
    )
    .orderBy(asc(homeCards.serialNumber), asc(homeCards.id));
}

function findBanners(
  moduleIds: readonly number[],
  { db, clock }: CallContext,
): Promise<{ moduleId: number; slot: SlotRow }[]> {
  return db
    .select({ moduleId: homeModuleBanners.moduleId, slot: slots })
    .from(homeModuleBanners)
    .innerJoin(slots, eq(slots.id, homeModuleBanners.slotId))
    .where(and(inArray(homeModuleBanners.moduleId, [...moduleIds]), isRunning(clock.now())))
    .orderBy(asc(slots.serial), asc(slots.id));
}
