import type { BridgeUserData } from '@/contract/bridge';
import { chooseRuntime } from '../development';
import { logIntoNativeApp } from '../native-app';
import { NOBODY, phoneOf } from './accounts';
import { readScenario, type Scenario } from './address';
import type { TestBackend } from './backend';
import { momentOf } from './date';
import { endSession, freshen, keepSession, keptSession, limitPopups } from './device';
import type { Kept } from './kept';
import { runtimeQuery } from './runtime';
import { PROBLEMS } from './texts';

export type Page = Window & typeof globalThis;

/** Applies the scenario to device, backend and runtime. The rest happens at every load: start.ts. */
export async function apply(page: Page, backend: TestBackend, text: string): Promise<Kept> {
  const { scenario, problems } = readScenario(text);
  const offsetMs = scenario.date === undefined ? 0 : momentOf(scenario.date) - page.Date.now();
  if (!scenario.keepsDevice) freshen(page.localStorage);
  limitPopups(page.localStorage, scenario.allPopups);
  chooseRuntime(page, runtimeQuery(scenario.runtime, scenario.options));
  const changed = await changeBackend(backend, scenario, offsetMs);
  enter(page, scenario, changed.user);
  return { text, offsetMs, problems: [...problems, ...changed.problems] };
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
function enter({ localStorage, sessionStorage }: Page, { account }: Scenario, found?: BridgeUserData): void {
  const user = account === undefined ? keptSession(localStorage) : found;
  if (account !== undefined && user) keepSession(localStorage, user);
  if (!user && account !== undefined) endSession(localStorage);
  if (user) logIntoNativeApp({ sessionStorage }, user);
}

const isText = (text: string | undefined): text is string => text !== undefined;
