import type { SetDataCall } from '../protocol/calls';

/** Cost of setData, in total and by page. Times are in ms by the worker's clock. */
export interface SetDataFigures {
  calls: number;
  maxBytes: number;
  /** maximal calls within a second */
  maxPerSecond: number;
}

const SECOND = 1000;

/** Counts setData calls in a sliding window of one second, for each time a page is open. */
export class SetDataLog {
  private readonly pages = new Map<string, SetDataFigures & { recent: SetDataCall[] }>();

  add(call: SetDataCall): void {
    const { at, bytes, id, page } = call;
    const known = this.pages.get(page) ?? { calls: 0, maxBytes: 0, maxPerSecond: 0, recent: [] };
    const isRecent = (one: SetDataCall) => one.id === id && one.at > at - SECOND && one.at <= at;
    known.recent = [...known.recent.filter(isRecent), call];
    known.calls += 1;
    known.maxBytes = Math.max(known.maxBytes, bytes);
    known.maxPerSecond = Math.max(known.maxPerSecond, known.recent.length);
    this.pages.set(page, known);
  }

  /** The next worker's clock restarts. */
  workerGone(): void {
    for (const page of this.pages.values()) page.recent = [];
  }

  figures(): Record<string, SetDataFigures> {
    const pages = [...this.pages].map(
      ([page, { calls, maxBytes, maxPerSecond }]) => [page, { calls, maxBytes, maxPerSecond }] as const,
    );
    return Object.fromEntries(pages);
  }
}
