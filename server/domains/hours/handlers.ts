import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { SubjectCode } from '../../../src/contract/courses/values';
import type { BrandHours } from '../../../src/contract/hours/schema';
import type { RequestOf } from '../../../src/contract/define';
import type { allCalls } from '../../../src/contract/registry';
import { assertOwner, type CallContext, type HandlersOf } from '../../core/http/handler';
import { formatDateTime } from '../../core/time';
import { expireHours, isLive } from './movements';
import { hourBalances, hourCategories, leaveBalances, type HourGroup } from './tables';

type Balance = typeof hourBalances.$inferSelect;

export const hoursHandlers: HandlersOf<
  | 'queryUserHourGroup'
  | 'queryUserHourGroups'
  | 'queryGeneralUserHourGroup'
  | 'getHourCateByBrandCode'
  | 'getLeaveSummary'
> = {
  async queryGeneralUserHourGroup({ userId: asked, status }, context) {
    const { userId } = assertOwner(context, { userId: asked });
    await expireHours(context.db, context.clock, userId);
    const found = await context.db
      .select()
      .from(hourBalances)
      .where(and(eq(hourBalances.userId, userId), eq(hourBalances.status, status)));
    return { smallLive: ofGroup(found, 'smallLive'), largeLive: ofGroup(found, 'largeLive') };
  },

  async queryUserHourGroup({ brandCode, ...asked }, context) {
    const hours = await hoursOfBrands({ ...asked, brandCodeList: [brandCode] }, context);
    return hours(brandCode);
  },

  async queryUserHourGroups(asked, context) {
    const hours = await hoursOfBrands(asked, context);
    return asked.brandCodeList.map(hours);
  },

  async getHourCateByBrandCode({ brandCode }, { db }) {
    const { code, name, isRecorded } = hourCategories;
    return db
      .select({ code, name, isRecorded })
      .from(hourCategories)
      .where(eq(hourCategories.brandCode, brandCode))
      .orderBy(asc(hourCategories.code));
  },

  async getLeaveSummary({ brandCodeList, unificationId }, context) {
    const { userId } = assertOwner(context, { unificationId });
    const [found] = await context.db
      .select({ usableNum: sql<number>`coalesce(sum(${leaveBalances.usableNum}), 0)::int` })
      .from(leaveBalances)
      .where(and(eq(leaveBalances.userId, userId), inArray(leaveBalances.brandCode, [...brandCodeList])));
    return { usableNum: found?.usableNum ?? 0 };
  },
};

async function hoursOfBrands(
  { unificationId, hourUserStatus, brandCodeList }: RequestOf<typeof allCalls.queryUserHourGroups>,
  context: CallContext,
): Promise<(brandCode: string) => BrandHours> {
  const { userId } = assertOwner(context, { unificationId });
  await expireHours(context.db, context.clock, userId);
  const found = await context.db
    .select()
    .from(hourBalances)
    .where(
      and(
        eq(hourBalances.userId, userId),
        inArray(hourBalances.brandCode, [...brandCodeList]),
        inArray(hourBalances.status, [...hourUserStatus]),
      ),
    );
  return (brandCode) => {
    const rows = found.filter((row) => row.brandCode === brandCode);
    const hours =
      brandCode === SubjectCode.biancheng ? byCategory(brandCode, rows) : byGroup(brandCode, rows);
    return { ...hours, expiries: expiriesOf(rows) };
  };
}

const total = (rows: readonly Balance[]) => ({
  baseHours: rows.reduce((sum, row) => sum + row.baseHours, 0),
  giveHours: rows.reduce((sum, row) => sum + row.giveHours, 0),
});

const ofGroup = (rows: readonly Balance[], group: HourGroup) =>
  total(rows.filter(({ hourGroup }) => hourGroup === group));

function byGroup(brandCode: string, rows: readonly Balance[]): BrandHours {
  return {
    brandCode,
    smallLive: ofGroup(rows, 'smallLive'),
    largeLive: ofGroup(rows, 'largeLive'),
    record: ofGroup(rows, 'record'),
  };
}

/** The programming brand tells its hours by category. */
function byCategory(brandCode: string, rows: readonly Balance[]): BrandHours {
  const kinds = new Set(rows.map(({ userHourType }) => userHourType).filter((kind) => kind !== null));
  const userHours = [...kinds]
    .sort((left, right) => left - right)
    .map((kind) => ({
      userHourType: kind,
      ...total(rows.filter(({ userHourType }) => userHourType === kind)),
    }));
  return { brandCode, userHours };
}

/** Hours that end one day, the first to end in front. */
function expiriesOf(rows: readonly Balance[]): NonNullable<BrandHours['expiries']> {
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
