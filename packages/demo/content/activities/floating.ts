/** Home activities for individual parents: floating icons, each with its popup. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { HomeActivity } from '../../../../src/contract/activities/schema';
import { ConfigTypeCode } from '../../../../src/contract/configuration/values';
import { ResourceType } from '../../../../src/contract/home/values';
import type { Db } from '../../../../server/core/db/types';
import { toOwnPage } from '../../pages';
import { miniProgram, outside, toDownload } from '../targets';
import { pictureKey } from '../../pictures/catalogue';
import { slots } from '../../../../server/domains/home/slots/tables';
import { upgradeConfigs } from '../../../../server/domains/configuration/tables';

/** Replaced by a URL in responses (tables.ts). */
const file = (key: string) => `files:${key}`;

const ACTIVITIES: readonly Omit<HomeActivity, 'id'>[] = [
  {
    title: '亲子共读周：每天一个好故事',
    iconPath: file(pictureKey.float('reading-week')),
    popImgPath: file(pictureKey.poster('reading-week')),
    ...outside('reading-week'),
  },
  {
    title: '假期思维营，和伙伴一起闯关',
    iconPath: file(pictureKey.float('puzzle-camp')),
    popImgPath: file(pictureKey.poster('puzzle-camp')),
    ...miniProgram('pages/camp/index?id=9', 'puzzle-camp'),
  },
  {
    title: '邀请好友，一起领课时好礼',
    iconPath: file(pictureKey.float('invite-gift')),
    popImgPath: file(pictureKey.poster('invite-gift')),
    ...toDownload,
  },
];

export const DEMO_ACTIVITIES = ACTIVITIES.length;

/** The first `number` activities, for this parent only. */
export async function setActivities(db: Db, userId: number, number: number): Promise<void> {
  const isTheirs = sql`${upgradeConfigs.userIds} = array[${userId}]::bigint[]`;
  await db
    .delete(upgradeConfigs)
    .where(and(eq(upgradeConfigs.typeCode, ConfigTypeCode.homeActivities), isTheirs));
  if (number === 0) return;
  const shown: HomeActivity[] = [];
  for (const activity of ACTIVITIES.slice(0, number)) {
    shown.push({ ...toOwnPage(activity), id: await slotOf(db, activity.title) });
  }
  const typeValue = JSON.stringify(shown);
  await db
    .insert(upgradeConfigs)
    .values({ typeCode: ConfigTypeCode.homeActivities, typeValue, userIds: [userId] });
}

/** Taps on an activity are recorded by slot, so each has a slot, in no placement and therefore never shown. */
async function slotOf(db: Db, title: string): Promise<number> {
  const known = and(isNull(slots.positionId), eq(slots.title, title));
  const [found] = await db.select({ id: slots.id }).from(slots).where(known).limit(1);
  if (found !== undefined) return found.id;
  const [made] = await db
    .insert(slots)
    .values({ title, type: ResourceType.image })
    .returning({ id: slots.id });
  if (made === undefined) throw new Error('The slot of an activity was not stored');
  return made.id;
}
