/** Class hours with their log, remaining leave, and hours to claim. */
import { SubjectCode } from '../../src/contract/courses/values';
import { HourChange } from '../../src/contract/hours/values';
import {
  hourBalances,
  HourCategoryCode,
  hourGifts,
  hourMovements,
  HourStatus,
  leaveBalances,
} from '../../server/domains/hours/tables';
import { addDays } from '../../server/core/time';
import type { Fixture } from './test-context';

export type Hours = Partial<
  Pick<
    typeof hourBalances.$inferInsert,
    'hourGroup' | 'userHourType' | 'status' | 'baseHours' | 'giveHours' | 'expiresAt'
  >
> & {
  /** Lessons paid from them: log lines, one a week. */
  readonly used?: number;
};

const BOUGHT_DAYS_AGO = 400;

/** Default: small-class live hours; for programming, which has categories, graphical ones. */
export const hours =
  (brandCode: SubjectCode, { used = 0, ...given }: Hours = {}): Fixture =>
  async ({ db, clock }, { userId }) => {
    const kind =
      brandCode === SubjectCode.biancheng
        ? { userHourType: HourCategoryCode.graphical }
        : { hourGroup: 'smallLive' as const };
    const balance = { ...kind, status: HourStatus.inUse, baseHours: 0, giveHours: 0, ...given };
    await db.insert(hourBalances).values({ userId, brandCode, ...balance });
    const { hourGroup, userHourType, baseHours, giveHours } = balance as Hours & typeof balance;
    const daysAgo = (days: number) => addDays(clock.now(), -days);
    const line = { userId, brandCode, hourGroup, userHourType };
    const none = { baseHours: 0, giveHours: 0 };
    const lines = [
      {
        ...none,
        baseHours: baseHours + used,
        change: HourChange.bought,
        title: '报名',
        days: BOUGHT_DAYS_AGO,
      },
      { ...none, giveHours, change: HourChange.gifted, title: '报名赠送课时', days: BOUGHT_DAYS_AGO - 1 },
      ...Array.from({ length: used }, (_, index) => ({
        ...none,
        baseHours: -1,
        change: HourChange.used,
        title: `第${used - index}讲`,
        days: 1 + index * 7,
      })),
    ];
    const known = lines.filter((each) => each.baseHours !== 0 || each.giveHours !== 0);
    if (known.length === 0) return;
    await db
      .insert(hourMovements)
      .values(known.map(({ days, ...more }) => ({ ...line, ...more, happenedAt: daysAgo(days) })));
  };

/** Remaining leave requests. */
export const leaveLeft =
  (brandCode: SubjectCode, usableNum: number): Fixture =>
  async ({ db }, { userId }) => {
    await db.insert(leaveBalances).values({ userId, brandCode, usableNum });
  };

const GIFT_LIFE_DAYS = 30;

/** Granted yesterday, claimable for thirty days. */
export const hourGift =
  (brandCode: SubjectCode, giveClass: number, name = '礼包'): Fixture =>
  async ({ db, clock }, { userId }) => {
    const grantedAt = addDays(clock.now(), -1);
    const expiresAt = addDays(grantedAt, GIFT_LIFE_DAYS);
    await db.insert(hourGifts).values({ userId, brandCode, name, giveClass, grantedAt, expiresAt });
  };
