import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { DeviceType } from '../../src/contract/host';
import { appVisits } from '../account/tables';
import { assertNamedOwner } from '../http/named-owner';
import { withCount, type HandlersOf } from '../http/handler';
import { isMeantFor } from './slots/slots';
import { completeModules } from './modules';
import { homeModules } from './tables';

const NATIVE_APPS = [DeviceType.android, DeviceType.ios];

export const homeHandlers: HandlersOf<'homePageShowConfig' | 'getAppFlag'> = {
  async homePageShowConfig({ limit, page, showDeviceType, showUserType, userId }, context) {
    assertNamedOwner(context, userId);
    const { db } = context;
    const shown = and(
      eq(homeModules.isActive, true),
      isMeantFor(homeModules.userTypes, showUserType),
      isMeantFor(homeModules.deviceTypes, showDeviceType),
    );
    const [total] = await db.select({ count: count() }).from(homeModules).where(shown);
    const rows = await db
      .select()
      .from(homeModules)
      .where(shown)
      .orderBy(asc(homeModules.position), asc(homeModules.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return withCount(await completeModules(rows, context), total?.count ?? 0);
  },

  /** Who has opened a native app before needs no guidance to download it. */
  async getAppFlag({ userId }, { db, session }) {
    assertNamedOwner({ session }, userId);
    if (session === null) return { isDisplay: true };
    const [visit] = await db
      .select({ id: appVisits.id })
      .from(appVisits)
      .where(and(eq(appVisits.userId, session.userId), inArray(appVisits.deviceType, NATIVE_APPS)))
      .limit(1);
    return { isDisplay: visit === undefined };
  },
};
