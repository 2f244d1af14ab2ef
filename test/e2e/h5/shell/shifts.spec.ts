/** Nothing moves while a screen fills with what its child has: the place of what is still to come is kept. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { addressesWith, LEADS_ON, paramsOf, pathsOf } from './support/addresses';
import { walkTo } from './support/walk';

/** An account of the demonstration that has much of everything. */
const PHONE = '13800000003';
/** Of Cumulative Layout Shift. */
const LIMIT = 0.02;
const MINUTES = 60_000;
/** So that placeholders show, and give way. */
const LATENCY_MS = 150;

interface Shifts {
  sum: number;
  readonly of: string[];
}
type Watched = typeof globalThis & { shifts: Shifts };

/** In the page, from its beginning: how much moved that no finger moved, and what. */
function watch(): void {
  const seen = globalThis as Watched;
  seen.shifts = { sum: 0, of: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      seen.shifts.sum += entry.value;
      for (const { node } of entry.sources)
        if (node instanceof Element) seen.shifts.of.push(`.${node.className}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How many requests have no answer yet. */
function answersOf(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** What was counted since it was asked last; frames that are on their way are waited for. */
const shifted = (page: Page): Promise<Shifts> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const seen = globalThis as Watched;
    const { shifts } = seen;
    seen.shifts = { sum: 0, of: [] };
    return shifts;
  });

test('no screen moves by more than 0.02 while its data comes', async ({ page, parent, backend, ground }) => {
  test.setTimeout(6 * MINUTES);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(watch);
  const awaited = answersOf(page);
  /** What shows late, such as parts in a bundle of their own, belongs to the screen that it is on. */
  const settled = async (): Promise<Shifts> => {
    await expect.poll(awaited).toBe(0);
    return shifted(page);
  };
  const { userId } = await backend.logIn(PHONE);
  await parent.startLoggedIn(PHONE);
  await page.goto('/index');
  const faults: string[] = [];
  for (const address of addressesWith(await paramsOf(ground, userId))) {
    await settled();
    await walkTo(page, address.url, pathsOf(LEADS_ON[address.name] ?? address.name));
    const { sum, of } = await settled();
    if (sum > LIMIT)
      faults.push(`${address.name}: ${sum.toFixed(3)} ${[...new Set(of)].slice(0, 4).join(' ')}`);
  }
  expect(faults).toEqual([]);
});
