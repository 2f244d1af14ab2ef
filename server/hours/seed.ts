import { SubjectCode } from '../../src/contract/courses/values';
import type { Db } from '../db/types';
import { addDays, type Clock } from '../time';
import { HOUR_CATEGORY_NAMES } from './messages';
import {
  hourBalances,
  hourCategories,
  HourCategoryCode,
  hourGifts,
  HourStatus,
  leaveBalances,
} from './tables';

const CATEGORIES = [
  { code: HourCategoryCode.graphical, name: HOUR_CATEGORY_NAMES.graphical, isRecorded: false },
  { code: HourCategoryCode.oneToOne, name: HOUR_CATEGORY_NAMES.oneToOne, isRecorded: false },
  { code: HourCategoryCode.recorded, name: HOUR_CATEGORY_NAMES.recorded, isRecorded: true },
];

export async function seedHourCategories(db: Db): Promise<void> {
  await db
    .insert(hourCategories)
    .values(CATEGORIES.map((category) => ({ ...category, brandCode: SubjectCode.biancheng })));
}

type Balance = Omit<typeof hourBalances.$inferInsert, 'userId' | 'brandCode' | 'status'> & {
  readonly status?: number;
};

export async function giveHours(
  db: Db,
  userId: number,
  brandCode: SubjectCode,
  balances: readonly Balance[],
): Promise<void> {
  await db
    .insert(hourBalances)
    .values(balances.map((balance) => ({ status: HourStatus.inUse, ...balance, userId, brandCode })));
}

export async function giveLeave(
  db: Db,
  userId: number,
  usable: Readonly<Partial<Record<SubjectCode, number>>>,
): Promise<void> {
  const rows = Object.entries(usable).map(([brandCode, usableNum]) => ({ userId, brandCode, usableNum }));
  await db.insert(leaveBalances).values(rows);
}

const GIFT_LIFE_DAYS = 30;

/** Packages that wait to be claimed. */
export async function giveHourGifts(
  db: Db,
  clock: Clock,
  userId: number,
  gifts: readonly { readonly brandCode: string; readonly name: string; readonly giveClass: number }[],
): Promise<void> {
  const grantedAt = addDays(clock.now(), -1);
  const expiresAt = addDays(grantedAt, GIFT_LIFE_DAYS);
  await db.insert(hourGifts).values(gifts.map((gift) => ({ ...gift, userId, grantedAt, expiresAt })));
}
