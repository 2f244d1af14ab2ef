/**
 * Where an account was logged in from in the last quarter of a year, and its own devices wherever they are. What everybody
 * together may try with a phone is not what its own parent may: strangers would use it up for them. Rule account-76.
 */
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../core/http/handler';
import { limitKeyOf } from '../../core/limits/address';
import { isRemembered, remember, type Window } from '../../core/limits/counters';
import { DAY } from '../../core/time';
import { deviceIdOf } from './device-id';
import { accounts, devices } from './tables';

const memoryOf = (phoneLookup: string, ip: string): Window => ({
  key: `known:${phoneLookup}:${limitKeyOf(ip)}`,
  windowMs: 90 * DAY,
});

/** 128 bits of chance, as the app makes one. What else a device is called may be printed on its box. */
const HARD_TO_GUESS = /^[0-9a-f]{32}$/;

export async function rememberAddress({ db, clock, ip }: CallContext, phoneLookup: string): Promise<void> {
  await remember(db, clock, memoryOf(phoneLookup, ip));
}

export const isKnown = async (context: CallContext, phoneLookup: string): Promise<boolean> =>
  (await isRemembered(context.db, context.clock, memoryOf(phoneLookup, context.ip))) ||
  (await isOwnDevice(context, phoneLookup));

/** A mobile network gives a phone another address every day. The id is what the client says, hence never a proof of more. */
async function isOwnDevice({ db, headers }: CallContext, phoneLookup: string): Promise<boolean> {
  const deviceId = deviceIdOf(headers);
  if (deviceId === null || !HARD_TO_GUESS.test(deviceId)) return false;
  const found = await db
    .select({ deviceId: devices.deviceId })
    .from(devices)
    .innerJoin(accounts, eq(accounts.id, devices.accountId))
    .where(and(eq(accounts.phoneLookup, phoneLookup), eq(devices.deviceId, deviceId)));
  return found.length > 0;
}
