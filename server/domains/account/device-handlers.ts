/** The account's devices: list and remove (/deviceManage). */
import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { badInput, requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { formatDateTime } from '../../core/time';
import { deviceLimitOf, removeDevice } from './devices';
import { ACCOUNT_MESSAGES } from './messages';
import { accounts, devices, sessions } from './tables';
import { orNotFound } from '../../core/http/policy';
import { ownDevices, ownSessions } from './policies';

/** Upper limit; more than any list shows. */
const MOST = 1000;

/** Clients get a hash instead of the device id: knowing the id would allow impersonating the device. */
const keyOf = (accountId: number, deviceId: string): string =>
  createHash('sha256').update(`device:${accountId}:${deviceId}`).digest('base64url');

export const deviceHandlers: HandlersOf<'listDevices' | 'removeDevice'> = {
  async listDevices(_request, context) {
    const { accountId, deviceId } = requireSession(context);
    const known = (await knownDevices(context, accountId)).map(({ row, ...shown }) => ({
      ...shown,
      isCurrent: row.deviceId === deviceId,
    }));
    known.sort((one, other) => rank(other).localeCompare(rank(one)));
    const [account] = await context.db.select().from(accounts).where(eq(accounts.id, accountId));
    return { limit: deviceLimitOf(context, account), devices: known };
  },

  async removeDevice({ deviceKey }, context) {
    const { accountId, deviceId } = requireSession(context);
    const leaving = await namedDevice(context, accountId, deviceKey);
    if (leaving.deviceId === deviceId) throw badInput('deviceKey', ACCOUNT_MESSAGES.deviceInUse);
    await removeDevice(context, accountId, leaving.deviceId);
    return null;
  },
};

type Services = Pick<CallContext, 'db' | 'clock'>;

/** As the parent sees them, with the row. */
export async function knownDevices(services: Services, accountId: number) {
  const seen = await lastSeenByDevice(services, accountId);
  return (await devicesOf(services, accountId)).map((row) => ({
    ...{ row, deviceKey: keyOf(accountId, row.deviceId), name: row.name },
    isLoggedIn: seen.has(row.deviceId),
    firstSeenAt: formatDateTime(row.firstSeenAt),
    lastSeenAt: formatDateTime(laterOf(row.lastSeenAt, seen.get(row.deviceId))),
  }));
}

export async function namedDevice(services: Services, accountId: number, deviceKey: string) {
  const rows = await devicesOf(services, accountId);
  const named = rows.find((row) => keyOf(accountId, row.deviceId) === deviceKey);
  return orNotFound(named, ACCOUNT_MESSAGES.deviceRemoved);
}

const devicesOf = ({ db }: Pick<Services, 'db'>, accountId: number) =>
  db.select().from(devices).where(ownDevices(accountId)).orderBy(desc(devices.lastSeenAt)).limit(MOST);

/** Last activity of each device that has a live session. */
async function lastSeenByDevice(
  { db, clock }: Services,
  accountId: number,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ deviceId: sessions.deviceId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(
      and(
        ownSessions(accountId),
        isNotNull(sessions.deviceId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, clock.now()),
      ),
    );
  const latest = new Map<string, Date>();
  for (const { deviceId, lastSeenAt } of rows) {
    if (deviceId !== null) latest.set(deviceId, laterOf(lastSeenAt, latest.get(deviceId)));
  }
  return latest;
}

const laterOf = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one);

/** The current device first, then by last activity. */
const rank = ({ isCurrent, lastSeenAt }: { readonly isCurrent: boolean; readonly lastSeenAt: string }) =>
  `${isCurrent ? 1 : 0}${lastSeenAt}`;
