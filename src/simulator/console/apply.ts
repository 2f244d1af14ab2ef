import type { BridgeUserData } from '@/contract/bridge';
import { NOBODY, phoneOf } from './accounts';
import { readScenario, type Scenario } from './address';
import type { TestBackend } from './backend';
import { momentOf } from './date';
import type { Texts } from './texts-store';
import type { Kept } from './kept';
import { PROBLEMS } from './texts';

/** The app's stored values in the format of src/services/storage; a unit test checks that they match. */
const PREFIX = 'wandou.';
const SESSION = 'wandou.session';
const POPUPS_IN_A_ROW = 'wandou.popupsInARow';
const LOGGED_OUT = 'wandou.loggedOut';
/** Kept: the session, and the device's id. */
const LASTING = [SESSION, LOGGED_OUT, 'wandou.deviceId'];

/** As after a fresh install by the same parent. */
function freshen(storage: Texts): void {
  keysOf(storage)
    .filter((key) => key.startsWith(PREFIX) && !LASTING.includes(key))
    .forEach((key) => storage.removeItem(key));
}

function keepSession(storage: Texts, { userId, token, time, appToken = '' }: BridgeUserData): void {
  const value = { token, appToken, openId: '', userId, unificationId: '', time };
  storage.setItem(SESSION, JSON.stringify({ version: 1, value }));
  storage.removeItem(LOGGED_OUT);
}

/** The current session, also in the apps: the page has a copy of their user. */
function keptSession(storage: Texts): BridgeUserData | undefined {
  const kept = JSON.parse(storage.getItem(SESSION) ?? '{}') as { value?: BridgeUserData };
  return kept.value?.token ? kept.value : undefined;
}

/** 0: no limit; otherwise the operator's setting applies. */
function limitPopups(storage: Texts, showsAll: boolean): void {
  if (showsAll) storage.setItem(POPUPS_IN_A_ROW, JSON.stringify({ version: 1, value: 0 }));
  else storage.removeItem(POPUPS_IN_A_ROW);
}

/** Logged out, without WeChat's silent login. */
function endSession(storage: Texts): void {
  storage.removeItem(SESSION);
  storage.setItem(LOGGED_OUT, JSON.stringify({ version: 1, value: true }));
}

const keysOf = (storage: Texts): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');

/** What a scenario changes beside the backend: a tab of the browser, or the mini program. */
export interface Device {
  /** The app's. */
  readonly storage: Texts;
  /** The real time. */
  now(): number;
  /** Returns what cannot be simulated here, as texts for the tester. */
  become(scenario: Pick<Scenario, 'runtime' | 'options'>): readonly string[];
  /** Someone is logged in: an app around the page knows it as well. */
  entered(user: BridgeUserData): void;
}

/** Applies the scenario to device, backend and runtime. The rest happens at every load: index.ts, mini-program/start.ts. */
export async function apply(device: Device, backend: TestBackend, text: string): Promise<Kept> {
  const { scenario, problems } = readScenario(text);
  const offsetMs = scenario.date === undefined ? 0 : momentOf(scenario.date) - device.now();
  if (!scenario.keepsDevice) freshen(device.storage);
  limitPopups(device.storage, scenario.allPopups);
  const impossible = device.become(scenario);
  const changed = await changeBackend(backend, scenario, offsetMs);
  enter(device, scenario, changed.user);
  return { text, offsetMs, problems: [...problems, ...impossible, ...changed.problems] };
}

interface Changed {
  readonly user: BridgeUserData | undefined;
  readonly problems: readonly string[];
}

/** The clock first: sessions and due dates depend on it. */
async function changeBackend(
  backend: TestBackend,
  { account, date, due }: Scenario,
  offsetMs: number,
): Promise<Changed> {
  const phone = account === undefined || account === NOBODY ? undefined : phoneOf(account);
  const state = await backend.state();
  if (state !== 'ready') {
    const isNeeded = phone !== undefined || date !== undefined;
    const problem = state === 'none' ? PROBLEMS.noBackend : PROBLEMS.noTesting;
    return { user: undefined, problems: isNeeded ? [problem] : [] };
  }
  const problems = [await backend.moveClock(offsetMs)];
  if (phone === undefined) return { user: undefined, problems: problems.filter(isText) };
  if (Object.keys(due).length > 0) problems.push(await backend.makeDue(phone, due));
  const { user, problem } = await backend.logIn(phone);
  return { user, problems: [...problems, problem].filter(isText) };
}

/** If the login failed, log out rather than keep another user. */
function enter(device: Device, { account }: Scenario, found?: BridgeUserData): void {
  const { storage } = device;
  const user = account === undefined ? keptSession(storage) : found;
  if (account !== undefined && user) keepSession(storage, user);
  if (!user && account !== undefined) endSession(storage);
  if (user) device.entered(user);
}

const isText = (text: string | undefined): text is string => text !== undefined;
