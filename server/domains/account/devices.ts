/** Device limit of an account: rule account-42. */
import { and, asc, eq } from 'drizzle-orm';
import { ERROR_CODE } from '../../../src/contract/errors';
import type { Db } from '../../core/db/types';
import { BusinessError, type CallContext } from '../../core/http/handler';
import type { Clock } from '../../core/time';
import { deviceIdOf } from './device-id';
import { deviceName } from './device-name';
import { ACCOUNT_MESSAGES } from './messages';
import { revokeSessions } from './sessions';
import { accounts, devices, temporaryTokens } from './tables';
import { ownDevices } from './policies';

/** refuse: a password login fails at the limit; replaceOldest: an SMS code proves the phone, so the oldest device is removed. */
type LimitPolicy = 'refuse' | 'replaceOldest';

/** Records the device of a login. Throws 100088 if the limit is exceeded. */
export async function enterDevice(
  context: CallContext,
  accountId: number,
  policy: LimitPolicy,
): Promise<void> {
  const deviceId = deviceIdOf(context.headers);
  await context.db.transaction(async (db) => {
    // Lock: two concurrent logins must not both take the last slot.
    const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    const known = await db
      .select()
      .from(devices)
      .where(ownDevices(accountId))
      .orderBy(asc(devices.lastSeenAt));
    const now = context.clock.now();
    const name = deviceName(context.headers);
    if (known.some((device) => device.deviceId === deviceId)) {
      const same = and(ownDevices(accountId), eq(devices.deviceId, deviceId ?? ''));
      await db
        .update(devices)
        .set({ lastSeenAt: now, ...(name && { name }) })
        .where(same);
      return;
    }
    const limit = deviceLimitOf(context, account);
    const isFull = known.length >= limit;
    if (isFull && policy === 'refuse')
      throw new BusinessError(ERROR_CODE.deviceLimit, ACCOUNT_MESSAGES.deviceLimit);
    // A client without a device id takes no slot.
    if (deviceId === null) return;
    for (const oldest of isFull ? known.slice(0, known.length - limit + 1) : []) {
      await letGo(db, context.clock, accountId, oldest.deviceId);
    }
    await db.insert(devices).values({ accountId, deviceId, name, firstSeenAt: now, lastSeenAt: now });
  });
}

export const deviceLimitOf = (
  { config }: Pick<CallContext, 'config'>,
  account: { readonly deviceLimit: number | null } | undefined,
): number => account?.deviceLimit ?? config.deviceLimit;

/** Frees the device's slot and ends all its sessions. */
export async function removeDevice(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  accountId: number,
  deviceId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Same lock as a login that counts the slots.
    await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    await letGo(tx, clock, accountId, deviceId);
  });
}

async function letGo(db: Db, clock: Clock, accountId: number, deviceId: string): Promise<void> {
  await db.delete(devices).where(and(ownDevices(accountId), eq(devices.deviceId, deviceId)));
  // A pending login would open a session for a device without a slot.
  await db
    .delete(temporaryTokens)
    .where(and(eq(temporaryTokens.accountId, accountId), eq(temporaryTokens.deviceId, deviceId)));
  await revokeSessions(db, clock, { accountId, deviceId });
}
