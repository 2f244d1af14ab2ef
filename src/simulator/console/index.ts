/** What a development build does before the app starts (docs/testing.md, "The scenario console"). */
import { simulateRuntime } from '../development';
import { watchReports } from '../events/log';
import { EVENTS_PATH, showEvents } from '../events/page';
import { PARAMETER, readScenario, startOf } from './address';
import { apply, type Page } from './apply';
import { TestBackend } from './backend';
import { shiftClock } from './clock';
import { installFaults } from './faults';
import { keepScenario, keptScenario } from './kept';
import { showBadge } from './panel/badge';
import type { HoldBack } from './panel/surroundings';

/** What the console needs of the app's own platform. */
interface Layers {
  readonly holdBack: HoldBack;
}

/** `apiOrigin`: where the backend is; '' is the page's own. Answers with what is left to do once the platform is there. */
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
    // A backend that was started anew has forgotten it.
    if (kept.offsetMs !== 0) void backend.moveClock(kept.offsetMs);
    shiftClock(page, kept.offsetMs);
    installFaults(page, readScenario(kept.text).scenario.calls);
  }
  // Around the faults: what a tester lets fail is a failure there, too.
  watchReports(page);
  simulateRuntime(page);
  return (platform) => {
    showBadge({ page, backend, kept, holdBack: platform.holdBack });
    return platform;
  };
}

/**
 * A scenario in the address is done once, and the page then loaded without it: what the tester does afterwards survives
 * a reload, and nothing of the app has seen the text. Whether there was one.
 */
async function openAddress(page: Page, backend: TestBackend): Promise<boolean> {
  const { href, search } = page.location;
  const text = new URLSearchParams(search).get(PARAMETER);
  if (text === null) return false;
  keepScenario(page.sessionStorage, await apply(page, backend, text));
  page.location.replace(startOf(href));
  return true;
}
