/** The operator's own popup and floating button on home, for individual parents. */
import { and, eq, sql } from 'drizzle-orm';
import { ResourceType, SLOT } from '../../../../src/contract/home/values';
import type { Db } from '../../../../server/core/db/types';
import { toOwnPage } from '../../pages';
import { outside, toStudyPlan } from '../targets';
import { pictureKey } from '../../pictures/catalogue';
import { slots } from '../../../../server/domains/home/slots/tables';

async function setSlot(
  db: Db,
  positionId: number,
  userId: number,
  content: Pick<
    typeof slots.$inferInsert,
    'title' | 'picture' | 'url' | 'redirectType' | 'displaySize'
  > | null,
): Promise<void> {
  const isTheirs = sql`${slots.userIds} = array[${userId}]::bigint[]`;
  await db.delete(slots).where(and(eq(slots.positionId, positionId), isTheirs));
  if (content === null) return;
  await db.insert(slots).values({ ...content, positionId, type: ResourceType.image, userIds: [userId] });
}

export const setConfiguredPopup = (db: Db, userId: number, isDue: boolean): Promise<void> =>
  setSlot(
    db,
    SLOT.home.popup,
    userId,
    isDue
      ? {
          title: '豌豆小舞台，等你来展示',
          picture: pictureKey.poster('talent-show'),
          displaySize: '600x420',
          ...toOwnPage(outside('talent-show')),
        }
      : null,
  );

export const setFloatButton = (db: Db, userId: number, isShown: boolean): Promise<void> =>
  setSlot(
    db,
    SLOT.home.floatButton,
    userId,
    isShown
      ? {
          title: '本周学习计划',
          picture: pictureKey.float('first-lesson'),
          displaySize: '120x120',
          ...toStudyPlan,
        }
      : null,
  );
