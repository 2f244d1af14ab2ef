/** Who has one of the native apps, as far as it is known: nothing else can be reached by a push. */
import { and, gt, inArray } from 'drizzle-orm';
import { DeviceType } from '../../../src/contract/host';
import { KEEP_BEHAVIOUR_DAYS } from '../../core/lifetimes';
import type { Db } from '../../core/db/types';
import { addDays } from '../../core/time';
import { appVisits } from './tables';

export const NATIVE_APPS = [DeviceType.android, DeviceType.ios];

export async function appUsersOf(
  db: Db,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ userId: appVisits.userId })
    .from(appVisits)
    .where(
      and(
        inArray(appVisits.userId, [...userIds]),
        gt(appVisits.visitedAt, addDays(now, -KEEP_BEHAVIOUR_DAYS)),
        inArray(appVisits.deviceType, NATIVE_APPS),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}
