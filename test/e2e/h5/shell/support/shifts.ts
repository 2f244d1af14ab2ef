/** Layout shifts while a screen loads, as measured by the browser (Cumulative Layout Shift). */
import type { CDPSession, Page } from '@playwright/test';

/** Some frames long, so that placeholders are visible before the content. */
const LATENCY_MS = 60;
/** Limit of Cumulative Layout Shift. */
const LIMIT = 0.02;

interface Shifts {
  sum: number;
  readonly of: string[];
}
type Watched = typeof globalThis & { shifts: Shifts };

/** Runs in the page from its start: sums up shifts without user input, with their elements. */
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

/** Shifts since the last call; waits for pending frames. */
const counted = (page: Page): Promise<Shifts> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const seen = globalThis as Watched;
    const { shifts } = seen;
    seen.shifts = { sum: 0, of: [] };
    return shifts;
  });

/** Resolves when no request is pending. */
function answersOf(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let waiting: (() => void)[] = [];
  const answered = (request: unknown): void => {
    open.delete(request);
    if (open.size > 0) return;
    for (const goOn of waiting) goOn();
    waiting = [];
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return async () => {
    if (open.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
  };
}

export interface ShiftWatch {
  /** Delays responses from now on, like a mobile network. */
  slowDown(): Promise<void>;
  /** Discards the shifts so far. */
  forget(): Promise<void>;
  /** Late content, such as parts in their own bundle, belongs to the current screen. */
  faults(): Promise<string[]>;
}

/** Call it before the first document. */
export async function watchShifts(page: Page, devtools: CDPSession): Promise<ShiftWatch> {
  await page.addInitScript(watch);
  const allAnswered = answersOf(page);
  const settled = async (): Promise<Shifts> => {
    await allAnswered();
    return counted(page);
  };
  return {
    async slowDown() {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY_MS,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    },
    async forget() {
      await settled();
    },
    async faults() {
      const { sum, of } = await settled();
      return sum > LIMIT ? [`moves by ${sum.toFixed(3)}: ${[...new Set(of)].slice(0, 4).join(' ')}`] : [];
    },
  };
}
