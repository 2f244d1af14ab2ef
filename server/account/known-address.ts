/**
 * Where an account was logged in from in this quarter of a year. What everybody together may try with a phone is not what
 * its own parent may: strangers would use it up for them. Rule account-76.
 */
import type { CallContext } from '../http/handler';
import { limitKeyOf } from '../limits/address';
import { count, peek, type Window } from '../limits/counters';
import { DAY } from '../time';

const windowOf = (phoneLookup: string, ip: string): Window => ({
  key: `known:${phoneLookup}:${limitKeyOf(ip)}`,
  windowMs: 90 * DAY,
});

export async function rememberAddress({ db, clock, ip }: CallContext, phoneLookup: string): Promise<void> {
  await count(db, clock, windowOf(phoneLookup, ip));
}

export const isKnownAddress = async ({ db, clock, ip }: CallContext, phoneLookup: string): Promise<boolean> =>
  (await peek(db, clock, windowOf(phoneLookup, ip))) > 0;
