import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import { withCount, type HandlersOf } from '../../core/http/handler';
import { isMeantFor } from './slots/slots';
import { completeModules } from './modules';
import { homeModules } from './tables';
import { assertNamedOwner } from '../../core/http/policy';

export const homeHandlers: HandlersOf<'homePageShowConfig'> = {
  async homePageShowConfig({ limit, page, showDeviceType, showUserType, userId }, context) {
    assertNamedOwner(context, userId);
    const { db } = context;
    const shown = and(
      eq(homeModules.isActive, true),
      isMeantFor(homeModules.userTypes, showUserType),
      isMeantFor(homeModules.deviceTypes, showDeviceType),
    );
    const find = (paging: Paging) =>
      db
        .select({ ...getTableColumns(homeModules), total: totalRows })
        .from(homeModules)
        .where(shown)
        .orderBy(asc(homeModules.position), asc(homeModules.id))
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    return withCount(await completeModules(rows, context), total);
  },
};
