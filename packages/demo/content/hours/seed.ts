import type { SubjectCode } from '../../../../src/contract/courses/values';
import type { Db } from '../../../../server/core/db/types';
import { hourBalances, hourGifts, HourStatus, leaveBalances } from '../../../../server/domains/hours/tables';
import { addDays, type Clock } from '../../../../server/core/time';

export type DemoHours = Omit<typeof hourBalances.$inferInsert, 'userId' | 'brandCode' | 'status'> & {
  readonly status?: number;
};

export async function seedHours(
  db: Db,
  userId: number,
  brandCode: SubjectCode,
  balances: readonly DemoHours[] = [],
): Promise<void> {
  if (balances.length === 0) return;
  await db
    .insert(hourBalances)
    .values(balances.map((balance) => ({ status: HourStatus.inUse, ...balance, userId, brandCode })));
}

export async function seedLeaveBalances(
  db: Db,
  userId: number,
  usable: Readonly<Partial<Record<SubjectCode, number>>>,
): Promise<void> {
  const rows = Object.entries(usable).map(([brandCode, usableNum]) => ({ userId, brandCode, usableNum }));
  if (rows.length > 0) await db.insert(leaveBalances).values(rows);
}

export interface DemoHourGift {
  readonly brandCode: string;
  readonly name: string;
  readonly giveClass: number;
}

const GIFT_LIFE_DAYS = 30;

/** Packages waiting to be claimed. */
export async function seedHourGifts(
  db: Db,
  clock: Clock,
  userId: number,
  gifts: readonly DemoHourGift[],
): Promise<void> {
  if (gifts.length === 0) return;
  const grantedAt = addDays(clock.now(), -1);
  const expiresAt = addDays(grantedAt, GIFT_LIFE_DAYS);
  await db.insert(hourGifts).values(gifts.map((gift) => ({ ...gift, userId, grantedAt, expiresAt })));
}
