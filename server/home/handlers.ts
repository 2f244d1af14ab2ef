import { and, asc, count, eq } from 'drizzle-orm';
import { assertNamedOwner } from '../http/named-owner';
import { withCount, type HandlersOf } from '../http/handler';
import { isMeantFor } from './slots/slots';
import { completeModules } from './modules';
import { homeModules } from './tables';

export const homeHandlers: HandlersOf<'homePageShowConfig'> = {
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
};
