import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { SlotItem } from '../../../../src/contract/home/schema';
import type { BannerUserType, SlotPlatform } from '../../../../src/contract/home/values';
import type { Db } from '../../../core/db/types';
import type { CallContext } from '../../../core/http/handler';
import { pictureUrl } from '../../../core/http/file-url';
import { slots } from './tables';

export type SlotRow = typeof slots.$inferSelect;

interface Audience {
  readonly userType: BannerUserType;
  readonly platformType: SlotPlatform;
  readonly now: Date;
  /** null: nobody is logged in. */
  readonly userId: number | null;
}

/** An empty list of the operator means that everybody is meant. */
export const isMeantFor = (list: Column, value: number): SQL =>
  sql`(cardinality(${list}) = 0 or ${value} = any(${list}))`;

/** An empty list of the operator means that every parent is meant; a list leaves out those who are not logged in. */
export const isMeantForUser = (list: Column, userId: number | null): SQL =>
  userId === null ? sql`cardinality(${list}) = 0` : isMeantFor(list, userId);

/** Whether a slot shows at a moment. */
export const isRunning = (now: Date): SQL | undefined =>
  and(
    eq(slots.isActive, true),
    or(isNull(slots.startsAt), lte(slots.startsAt, now)),
    or(isNull(slots.endsAt), gt(slots.endsAt, now)),
  );

/** Slots of some placements, row by row. */
export function findSlots(db: Db, positionIds: readonly number[], audience: Audience): Promise<SlotRow[]> {
  return db
    .select()
    .from(slots)
    .where(
      and(
        inArray(slots.positionId, [...positionIds]),
        isMeantFor(slots.userTypes, audience.userType),
        isMeantFor(slots.platformTypes, audience.platformType),
        isMeantForUser(slots.userIds, audience.userId),
        isRunning(audience.now),
      ),
    )
    .orderBy(asc(slots.positionId), asc(slots.rowSort), asc(slots.serial), asc(slots.id));
}

export function toSlotItem(row: SlotRow, context: Pick<CallContext, 'config' | 'headers'>): SlotItem {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    rowSort: row.rowSort,
    ...toTarget(row),
    ...(row.url === null ? {} : { url: row.url }),
    ...(row.picture === null ? {} : { imgPath: pictureUrl(context, row.picture) }),
    ...(row.textContent === null ? {} : { textContent: row.textContent }),
    ...(row.displaySize === null ? {} : { displaySize: row.displaySize }),
  };
}

type Target = Pick<SlotItem, 'redirectType' | 'xcxId' | 'xcxUrl' | 'miniprogramType'>;
type TargetColumns = Pick<SlotRow, 'redirectType' | 'xcxId' | 'xcxUrl' | 'miniprogramType'>;

/** What a tap opens; fields of the mini program only where there is one. */
export function toTarget({ redirectType, xcxId, xcxUrl, miniprogramType }: TargetColumns): Target {
  return {
    redirectType,
    ...(xcxId === null ? {} : { xcxId, miniprogramType }),
    ...(xcxUrl === null ? {} : { xcxUrl }),
  };
}
