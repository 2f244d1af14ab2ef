/** The operator's calls about staff: who I am, accounts, the audit. */
import { STAFF_CODE } from '../../../src/contract/staff/values';
import { pageOf } from '../../core/db/page';
import { BusinessError, withCount } from '../../core/http/handler';
import { formatDateTime } from '../../core/time';
import { addStaff, closeStaff, renewStaff, staffOf } from './accounts';
import { auditOf } from './audit';
import type { OperatorHandlersOf } from './handler';
import { STAFF_MESSAGES } from './messages';
import { endSession } from './sessions';

export const staffHandlers: OperatorHandlersOf<
  'me' | 'logout' | 'listStaff' | 'addStaff' | 'renewStaff' | 'closeStaff' | 'listAudit'
> = {
  me: async (_request, { staff: { name, role, staffId } }) => ({ staffId, name, role }),

  async logout(_request, { db, staff }) {
    await endSession(db, staff.sessionId);
    return null;
  },

  async listStaff(request, { db }) {
    const { rows, total } = await pageOf((paging) => staffOf(db, paging), request);
    const listed = rows.map(({ closedAt, createdAt, name, role, staffId }) => ({
      ...{ staffId, name, role },
      ...{ createdAt: formatDateTime(createdAt), closedAt: formatDateTime(closedAt) },
    }));
    return withCount(listed, total);
  },

  async addStaff({ name, role }, context) {
    const added = await addStaff(context, { name, role });
    context.concerns({ detail: { staffId: added.staffId, name, role } });
    return added;
  },

  async renewStaff({ staffId }, context) {
    const renewed = await renewStaff(context, staffId);
    context.concerns({ detail: { staffId, name: renewed.name } });
    return renewed;
  },

  async closeStaff({ staffId }, context) {
    if (staffId === context.staff.staffId)
      throw new BusinessError(STAFF_CODE.ownAccount, STAFF_MESSAGES.ownAccount);
    await closeStaff(context, staffId);
    context.concerns({ detail: { staffId } });
    return null;
  },

  async listAudit({ limit, page, staffId, userId }, { db }) {
    const of = { staffId, userId };
    const { rows, total } = await pageOf((paging) => auditOf(db, of, paging), { page, limit });
    const listed = rows.map(({ name, row }) => ({
      ...{ auditId: row.id, at: formatDateTime(row.at), staffId: row.staffId, name, action: row.action },
      ...(row.userId === null ? {} : { userId: row.userId }),
      detail: row.detail,
    }));
    return withCount(listed, total);
  },
};
