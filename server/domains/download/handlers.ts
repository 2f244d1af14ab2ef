import { and, eq, inArray } from 'drizzle-orm';
import { NATIVE_APPS } from '../account/app-users';
import { appVisits } from '../account/tables';
import type { HandlersOf } from '../../core/http/handler';
import { assertNamedOwner } from '../../core/http/policy';

export const downloadHandlers: HandlersOf<'getAppFlag'> = {
  /** Users who have opened a native app before do not need the download hint. */
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
