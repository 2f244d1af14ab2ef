/** How many devices an account may use (part 1 section 8, code 100088). */
import { and, asc, eq } from 'drizzle-orm';
import { HEADER } from '../../src/contract/constants';
import { ERROR_CODE } from '../../src/contract/errors';
import { BusinessError, type CallContext } from '../http/handler';
import { ACCOUNT_MESSAGES } from './messages';
import { revokeSessions } from './sessions';
import { accounts, devices } from './tables';

/** The native apps name their device; a browser makes an id of its own and keeps it. Header names are lower case here. */
export const DEVICE_ID_HEADERS: readonly string[] = [HEADER.appDeviceId.toLowerCase(), 'device-id'];

const SANE = /^[\w.:-]{6,128}$/;

export function deviceIdOf(headers: CallContext['headers']): string | null {
  const given = DEVICE_ID_HEADERS.map((name) => headers[name]).find((value) => value !== undefined);
  return given !== undefined && SANE.test(given) ? given : null;
}

/** refuse: a password login stops at the limit; replaceOldest: a code proves the phone, the oldest device leaves. */
export type LimitPolicy = 'refuse' | 'replaceOldest';

/** Records the device of a login. Throws 100088 when it is one too many. */
export async function enterDevice(
  context: CallContext,
  accountId: number,
  policy: LimitPolicy,
): Promise<void> {
  const deviceId = deviceIdOf(context.headers);
  await context.db.transaction(async (db) => {
    // Two logins at once must not both take the last place.
    const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    const known = await db
      .select()
      .from(devices)
      .where(eq(devices.accountId, accountId))
      .orderBy(asc(devices.lastSeenAt));
    const now = context.clock.now();
    if (known.some((device) => device.deviceId === deviceId)) {
      const same = and(eq(devices.accountId, accountId), eq(devices.deviceId, deviceId ?? ''));
      await db.update(devices).set({ lastSeenAt: now }).where(same);
      return;
    }
    const limit = account?.deviceLimit ?? context.config.deviceLimit;
    const isFull = known.length >= limit;
    if (isFull && policy === 'refuse')
      throw new BusinessError(ERROR_CODE.deviceLimit, ACCOUNT_MESSAGES.deviceLimit);
    // A client that does not say which device it is takes no place.
    if (deviceId === null) return;
    for (const oldest of isFull ? known.slice(0, known.length - limit + 1) : []) {
      const leaving = and(eq(devices.accountId, accountId), eq(devices.deviceId, oldest.deviceId));
      await db.delete(devices).where(leaving);
      await revokeSessions(db, context.clock, { accountId, deviceId: oldest.deviceId });
    }
    const name = context.headers[HEADER.phoneModel.toLowerCase()]?.slice(0, 64) ?? '';
    await db.insert(devices).values({ accountId, deviceId, name, firstSeenAt: now, lastSeenAt: now });
  });
}
