/** Hours in the contract's format. */
import type { hourBalances, hourMovements, HourGroup } from './tables';
import type { BrandHours, HourRecord } from '../../../src/contract/hours/schema';
import { isLive } from './movements';
import { formatDateTime } from '../../core/time';
import { SubjectCode } from '../../../src/contract/courses/values';

type Balance = typeof hourBalances.$inferSelect;

const total = (rows: readonly Balance[]) => ({
  baseHours: rows.reduce((sum, row) => sum + row.baseHours, 0),
  giveHours: rows.reduce((sum, row) => sum + row.giveHours, 0),
});

const ofGroup = (rows: readonly Balance[], group: HourGroup) =>
  total(rows.filter(({ hourGroup }) => hourGroup === group));

/** Live hours of all brands; those of programming, which have no group, are of small classes. */
export const liveOf = (rows: readonly Balance[]) => ({
  smallLive: total(rows.filter((row) => isLive(row) && row.hourGroup !== 'largeLive')),
  largeLive: ofGroup(rows, 'largeLive'),
});

export function byGroup(brandCode: string, rows: readonly Balance[]): BrandHours {
  return {
    brandCode,
    ...liveOf(rows),
    record: ofGroup(rows, 'record'),
  };
}

/** The programming brand lists its hours by category. */
export function byCategory(brandCode: string, rows: readonly Balance[]): BrandHours {
  const kinds = new Set(rows.map(({ userHourType }) => userHourType).filter((kind) => kind !== null));
  const userHours = [...kinds]
    .sort((left, right) => left - right)
    .map((kind) => ({
      userHourType: kind,
      ...total(rows.filter(({ userHourType }) => userHourType === kind)),
    }));
  return { brandCode, userHours };
}

/** Expiring hours, earliest first. */
export function expiriesOf(rows: readonly Balance[]): NonNullable<BrandHours['expiries']> {
  return rows
    .flatMap(({ expiresAt, ...row }) => (expiresAt === null ? [] : [{ ...row, expiresAt }]))
    .filter(({ baseHours, giveHours }) => baseHours + giveHours > 0)
    .sort((left, right) => left.expiresAt.getTime() - right.expiresAt.getTime())
    .map((row) => ({
      isRecorded: !isLive(row),
      hours: row.baseHours + row.giveHours,
      expireTime: formatDateTime(row.expiresAt),
    }));
}

const brandCodes = Object.values(SubjectCode);

export const toRecord = (row: Omit<typeof hourMovements.$inferSelect, 'userId'>): HourRecord => ({
  id: row.id,
  brandCode: brandCodes.find((known) => known === row.brandCode) ?? SubjectCode.wandou,
  isRecorded: !isLive(row),
  change: row.change,
  title: row.title,
  hours: row.baseHours + row.giveHours,
  givenHours: row.giveHours,
  time: formatDateTime(row.happenedAt),
});
