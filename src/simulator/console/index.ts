/** Set-up of a development build before the app starts (docs/scenarios.md, "The scenario console"). */
import { simulateRuntime } from '../query';
import { watchReports } from '../events/log';
import { EVENTS_PATH, showEvents } from '../events/page';
import { PARAMETER, readScenario, startOf } from './address';
import { apply } from './apply';
import { TestBackend } from './backend';
import { FailedCalls } from './failed-calls';
import { installFaults } from './faults';
import { PagePopups } from './popups';
import { keepScenario, keptScenario } from './kept';
import { CONSOLE } from './texts';
import { button, element, type Surroundings, type HoldBack } from './panel/elements';
import { openPanel } from './panel/panel';
import { STYLES } from './panel/styles';
import { tabOf, type Page } from './tab';

/** Opens the console. In a shadow tree, to isolate its styles from the page's. */
export function showBadge(around: Omit<Surroundings, 'root'>): void {
  const { page, kept } = around;
  const { document } = page;
  const host = element(document, 'div', { attributes: { 'data-scenario-console': '' } });
  const root = host.attachShadow({ mode: 'open' });
  const state = !kept ? '' : kept.problems.length > 0 ? ' badge--problem' : ' badge--active';
  const badge = button(document, '', `badge${state}`, () => {
    badge.style.display = 'none';
    openPanel({ ...around, root }, () => {
      badge.style.display = '';
      badge.focus();
    });
  });
  badge.setAttribute('aria-label', CONSOLE.badgeLabel);
  badge.append(element(document, 'span', { text: CONSOLE.badge }));
  root.append(element(document, 'style', { text: STYLES }), badge);
  document.documentElement.append(host);
}

/** Shifts the page's clock by milliseconds. Call before any code reads the time. */
export function shiftClock(page: { Date: DateConstructor }, offsetMs: number): void {
  if (offsetMs === 0) return;
  const real = page.Date;
  const now = (): number => real.now() + offsetMs;
  const shifted: DateConstructor = new Proxy(real, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget === shifted ? target : newTarget),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  page.Date = shifted;
}

/** The part of the app's platform that the console needs. */
interface Layers {
  readonly holdBack: HoldBack;
}

/** `apiOrigin`: the backend's; '' is the page's own. Returns the set-up to run once the platform exists. */
export async function startDevelopment(
  window: Window,
  apiOrigin: string,
): Promise<<P extends Layers>(platform: P) => P & Pick<PagePopups, 'watchPopups'>> {
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
  const popups = new PagePopups();
  const { watchPopups } = popups;
  return (platform) => {
    showBadge({ page, backend, kept, failures, popups, holdBack: platform.holdBack });
    return Object.assign(platform, { watchPopups });
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
