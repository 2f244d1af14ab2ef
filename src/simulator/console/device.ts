/** What the app keeps on this device, as src/services/storage writes it; a unit test holds the two together. */
import type { BridgeUserData } from '@/contract/bridge';

const PREFIX = 'wandou.';
const SESSION = 'wandou.session';
const POPUPS_IN_A_ROW = 'wandou.popupsInARow';
const LOGGED_OUT = 'wandou.loggedOut';
/** It stays the same device: who is logged in, and its own name. */
const LASTING = [SESSION, LOGGED_OUT, 'wandou.deviceId'];

/** As after a fresh install, by the same parent. */
export function freshen(storage: Storage): void {
  keysOf(storage)
    .filter((key) => key.startsWith(PREFIX) && !LASTING.includes(key))
    .forEach((key) => storage.removeItem(key));
}

export function keepSession(storage: Storage, { userId, token, time, appToken = '' }: BridgeUserData): void {
  const value = { token, appToken, openId: '', userId, unificationId: '', time };
  storage.setItem(SESSION, JSON.stringify({ version: 1, value }));
  storage.removeItem(LOGGED_OUT);
}

/** Whoever is logged in, in the apps, too: the page keeps a copy of their user. */
export function keptSession(storage: Storage): BridgeUserData | undefined {
  const kept = JSON.parse(storage.getItem(SESSION) ?? '{}') as { value?: BridgeUserData };
  return kept.value?.token ? kept.value : undefined;
}

/** 0: as many in a row as are due; otherwise what the operator says. */
export function limitPopups(storage: Storage, showsAll: boolean): void {
  if (showsAll) storage.setItem(POPUPS_IN_A_ROW, JSON.stringify({ version: 1, value: 0 }));
  else storage.removeItem(POPUPS_IN_A_ROW);
}

/** Nobody, and WeChat logs nobody in by itself. */
export function endSession(storage: Storage): void {
  storage.removeItem(SESSION);
  storage.setItem(LOGGED_OUT, JSON.stringify({ version: 1, value: true }));
}

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
