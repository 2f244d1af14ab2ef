import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { BannerUserType, SlotPlatform } from '../../../../src/contract/home/values';
import type { Db } from '../../../core/db/types';
import { slots } from './tables';
import type { SlotRow } from './wire';

interface Audience {
  readonly userType: BannerUserType;
  readonly platformType: SlotPlatform;
  readonly now: Date;
  /** null: no session. */
  readonly userId: number | null;
}

/** An empty list targets everyone. */
export const isMeantFor = (list: Column, value: number): SQL =>
  sql`(cardinality(${list}) = 0 or ${value} = any(${list}))`;

/** An empty list targets everyone; a non-empty one excludes visitors. */
export const isMeantForUser = (list: Column, userId: number | null): SQL =>
  userId === null ? sql`cardinality(${list}) = 0` : isMeantFor(list, userId);

/** Whether a slot is active at a given time. */
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
