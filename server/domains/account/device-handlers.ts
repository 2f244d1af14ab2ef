/** The devices of one's own account: seeing them, and making one leave (/deviceManage). */
import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import {
  badInput,
  BusinessError,
  requireSession,
  type CallContext,
  type HandlersOf,
} from '../../core/http/handler';
import { formatDateTime } from '../../core/time';
import { deviceLimitOf, removeDevice } from './devices';
import { ACCOUNT_MESSAGES } from './messages';
import { accounts, devices, sessions } from './tables';

/** More than any list shows. */
const MOST = 1000;

/** The id that a device sends is its own business: who knew it could pretend to be that device. */
const keyOf = (accountId: number, deviceId: string): string =>
  createHash('sha256').update(`device:${accountId}:${deviceId}`).digest('base64url');

export const deviceHandlers: HandlersOf<'listDevices' | 'removeDevice'> = {
  async listDevices(_request, context) {
    const { accountId, deviceId } = requireSession(context);
    const seen = await lastSeenByDevice(context, accountId);
    const rows = await ownDevices(context, accountId);
    const found = rows.map((row) => ({
      deviceKey: keyOf(accountId, row.deviceId),
      name: row.name,
      isCurrent: row.deviceId === deviceId,
      isLoggedIn: seen.has(row.deviceId),
      firstSeenAt: formatDateTime(row.firstSeenAt),
      lastSeenAt: formatDateTime(later(row.lastSeenAt, seen.get(row.deviceId))),
    }));
    found.sort((one, other) => rank(other).localeCompare(rank(one)));
    const [account] = await context.db.select().from(accounts).where(eq(accounts.id, accountId));
    return { limit: deviceLimitOf(context, account), devices: found };
  },

  async removeDevice({ deviceKey }, context) {
    const { accountId, deviceId } = requireSession(context);
    const rows = await ownDevices(context, accountId);
    const leaving = rows.find((row) => keyOf(accountId, row.deviceId) === deviceKey);
    if (leaving === undefined) throw new BusinessError(BACKEND_CODE.notFound, ACCOUNT_MESSAGES.deviceGone);
    if (leaving.deviceId === deviceId) throw badInput('deviceKey', ACCOUNT_MESSAGES.deviceInUse);
    await removeDevice(context, accountId, leaving.deviceId);
    return null;
  },
};

const ownDevices = ({ db }: CallContext, accountId: number) =>
  db
    .select()
    .from(devices)
    .where(eq(devices.accountId, accountId))
    .orderBy(desc(devices.lastSeenAt))
    .limit(MOST);

/** When each device that has a living session was last heard of. */
async function lastSeenByDevice(
  { db, clock }: CallContext,
  accountId: number,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ deviceId: sessions.deviceId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNotNull(sessions.deviceId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, clock.now()),
      ),
    );
  const latest = new Map<string, Date>();
  for (const { deviceId, lastSeenAt } of rows) {
    if (deviceId !== null) latest.set(deviceId, later(lastSeenAt, latest.get(deviceId)));
  }
  return latest;
}

const later = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one);

/** This device first, then the last seen. */
const rank = ({ isCurrent, lastSeenAt }: { readonly isCurrent: boolean; readonly lastSeenAt: string }) =>
  `${isCurrent ? 1 : 0}${lastSeenAt}`;
