/** Set-up of a development build before the app starts (docs/scenarios.md, "The scenario console"). */
import { simulateRuntime } from '../development';
import { watchReports } from '../events/log';
import { EVENTS_PATH, showEvents } from '../events/page';
import { PARAMETER, readScenario, startOf } from './address';
import { apply } from './apply';
import { TestBackend } from './backend';
import { shiftClock } from './clock';
import { FailedCalls } from './failed-calls';
import { installFaults } from './faults';
import { keepScenario, keptScenario } from './kept';
import { showBadge } from './panel/badge';
import type { HoldBack } from './panel/surroundings';
import { tabOf, type Page } from './tab';

/** The part of the app's platform that the console needs. */
interface Layers {
  readonly holdBack: HoldBack;
}

/** `apiOrigin`: the backend's; '' is the page's own. Returns the set-up to run once the platform exists. */
export async function startDevelopment(
  window: Window,
  apiOrigin: string,
): Promise<<P extends Layers>(platform: P) => P> {
  const page = window as Page;
  if (page.location.pathname === EVENTS_PATH) {
    showEvents(page);
    return new Promise(() => undefined);
  }
  const backend = new TestBackend(page.fetch.bind(page), apiOrigin);
  if (await openAddress(page, backend)) return new Promise(() => undefined);
  const kept = keptScenario(page.sessionStorage);
  if (kept) {
    // A restarted backend has lost the offset.
    if (kept.offsetMs !== 0) void backend.moveClock(kept.offsetMs);
    shiftClock(page, kept.offsetMs);
    installFaults(page, readScenario(kept.text).scenario.calls);
  }
  // These wrap the faults, so that simulated failures are logged as failures.
  const failures = new FailedCalls(() => page.Date.now());
  page.fetch = failures.watch(watchReports(page.fetch.bind(page), page.localStorage));
  simulateRuntime(page);
  return (platform) => {
    showBadge({ page, backend, kept, failures, holdBack: platform.holdBack });
    return platform;
  };
}

/**
 * Applies a scenario in the address once, then reloads the page without it: later changes by the tester survive a reload, and the app never
 * sees the text. Returns whether there was one.
 */
async function openAddress(page: Page, backend: TestBackend): Promise<boolean> {
  const { href, search } = page.location;
  const text = new URLSearchParams(search).get(PARAMETER);
  if (text === null) return false;
  keepScenario(page.sessionStorage, await apply(tabOf(page), backend, text));
  page.location.replace(startOf(href));
  return true;
}
