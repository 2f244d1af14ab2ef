import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { SubjectCode } from '../../../src/contract/courses/values';
import type { BrandHours } from '../../../src/contract/hours/schema';
import type { RequestOf } from '../../../src/contract/define';
import type { allCalls } from '../../../src/contract/registry';
import { type CallContext, type HandlersOf } from '../../core/http/handler';
import { expireHours } from './movements';
import { hourBalances, hourCategories, leaveBalances } from './tables';
import { assertOwner } from '../../core/http/policy';
import { ownBalances, ownLeaveBalances } from './policies';
import { liveOf, byGroup, byCategory, expiriesOf } from './wire';

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
      .where(and(ownBalances(userId), eq(hourBalances.status, status)));
    return liveOf(found);
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
      .where(and(ownLeaveBalances(userId), inArray(leaveBalances.brandCode, [...brandCodeList])));
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
        ownBalances(userId),
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
