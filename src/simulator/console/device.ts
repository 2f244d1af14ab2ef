/** The app's stored values in the format of src/services/storage; a unit test checks that they match. */
import type { BridgeUserData } from '@/contract/bridge';
import type { Texts } from './texts-store';

const PREFIX = 'wandou.';
const SESSION = 'wandou.session';
const POPUPS_IN_A_ROW = 'wandou.popupsInARow';
const LOGGED_OUT = 'wandou.loggedOut';
/** Kept: the session, and the device's id. */
const LASTING = [SESSION, LOGGED_OUT, 'wandou.deviceId'];

/** As after a fresh install by the same parent. */
export function freshen(storage: Texts): void {
  keysOf(storage)
    .filter((key) => key.startsWith(PREFIX) && !LASTING.includes(key))
    .forEach((key) => storage.removeItem(key));
}

export function keepSession(storage: Texts, { userId, token, time, appToken = '' }: BridgeUserData): void {
  const value = { token, appToken, openId: '', userId, unificationId: '', time };
  storage.setItem(SESSION, JSON.stringify({ version: 1, value }));
  storage.removeItem(LOGGED_OUT);
}

/** The current session, also in the apps: the page has a copy of their user. */
export function keptSession(storage: Texts): BridgeUserData | undefined {
  const kept = JSON.parse(storage.getItem(SESSION) ?? '{}') as { value?: BridgeUserData };
  return kept.value?.token ? kept.value : undefined;
}

/** 0: no limit; otherwise the operator's setting applies. */
export function limitPopups(storage: Texts, showsAll: boolean): void {
  if (showsAll) storage.setItem(POPUPS_IN_A_ROW, JSON.stringify({ version: 1, value: 0 }));
  else storage.removeItem(POPUPS_IN_A_ROW);
}

/** Logged out, without WeChat's silent login. */
export function endSession(storage: Texts): void {
  storage.removeItem(SESSION);
  storage.setItem(LOGGED_OUT, JSON.stringify({ version: 1, value: true }));
}

const keysOf = (storage: Texts): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
