import { asc, eq } from 'drizzle-orm';
import type { PositionGroup } from '../../../../src/contract/home/schema';
import { TAB_BAR_MAX_ITEMS } from '../../../../src/contract/home/values';
import { badInput, type HandlersOf } from '../../../core/http/handler';
import { pictureUrl } from '../../../core/http/file-url';
import { findSlots } from './slots';
import { slotClicks, slots, tabs } from './tables';
import { assertNamedOwner, orNotFound } from '../../../core/http/policy';
import { mayOpen } from '../policies';
import { toSlotItem } from './wire';

/** Texts of placements that a client may show. */
const PLACEMENT_MESSAGES = {
  slotUnknown: '该内容已下线',
} as const;

export const placementHandlers: HandlersOf<
  'getPositionBanner' | 'getBanners' | 'bannerAccess' | 'getTabConfig'
> = {
  async getPositionBanner({ displayPositionId, userType, platformType, userId }, context) {
    assertNamedOwner(context, userId);
    const positionIds = Array.isArray(displayPositionId) ? displayPositionId : [displayPositionId];
    const shown = await findSlots(context.db, positionIds, {
      userType,
      platformType,
      now: context.clock.now(),
      userId: context.session?.userId ?? null,
    });
    const groups = new Map<number, PositionGroup>();
    for (const row of shown) {
      if (row.positionId === null) continue;
      const group = groups.get(row.positionId) ?? { displayPositionId: row.positionId, dataList: [] };
      group.dataList.push(toSlotItem(row, context));
      groups.set(row.positionId, group);
    }
    return [...groups.values()];
  },

  async getBanners({ displayPosition, userType, platformType, userId }, context) {
    assertNamedOwner(context, userId);
    const { clock, session } = context;
    const audience = { userType, platformType, now: clock.now(), userId: session?.userId ?? null };
    const shown = await findSlots(context.db, [displayPosition], audience);
    return shown.map((row) => toSlotItem(row, context));
  },

  async bannerAccess({ id, userId }, context) {
    assertNamedOwner(context, userId);
    const { db, session, clock } = context;
    const [slot] = await db.select({ id: slots.id }).from(slots).where(eq(slots.id, id));
    orNotFound(slot, () => badInput('id', PLACEMENT_MESSAGES.slotUnknown), mayOpen);
    await db
      .insert(slotClicks)
      .values({ slotId: id, userId: session?.userId ?? null, clickedAt: clock.now() });
    return null;
  },

  async getTabConfig(_request, context) {
    const shown = await context.db
      .select()
      .from(tabs)
      .where(eq(tabs.isActive, true))
      .orderBy(asc(tabs.position), asc(tabs.id))
      .limit(TAB_BAR_MAX_ITEMS);
    return shown.map((tab) => ({
      id: tab.id,
      tabName: tab.tabName,
      tabImgPath: pictureUrl(context, tab.picture),
      tabImgLightPath: pictureUrl(context, tab.lightPicture),
      tabImgSize: tab.pictureSize,
      redirectType: tab.redirectType,
      url: tab.url,
    }));
  },
};
