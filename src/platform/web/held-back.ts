import { atStart, isSamePage, isSettled, next, type BackEffect, type BackEvent, type Place } from './back';

/** The part of `window` that the back button needs. */
export interface BackPage {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'pathname' | 'href' | 'reload'>;
  addEventListener(type: 'popstate', listener: (event: Event) => void, capture: boolean): void;
  dispatchEvent(event: Event): boolean;
  setTimeout(run: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
}

export interface BackRouter {
  /** Path of the visible page; undefined before the first. */
  shown(): string | undefined;
  /** Reports that page and address differ. */
  report(reason: string): void;
  /** May show another page later than the browser's event, in a transition: calls `notify` then, and returns true. */
  pop?(isBack: boolean, event: Event, notify: () => void): boolean;
}

/** A traversal that the browser swallows must not block the next page. */
const LONGEST_TRAVERSAL_MS = 500;
/** A traversal that ends within this time was only slow: not a back press. */
const LATEST_TRAVERSAL_MS = 5000;
/** Timeout for a page to load. */
const LONGEST_WAIT_MS = 15_000;
/** How long page and address may differ while nothing happens. */
const LONGEST_APART_MS = 1000;

interface HistoryState {
  readonly idx?: number;
  readonly key?: string;
  readonly held?: number;
  /** Reloaded because page and address differed. */
  readonly isReloaded?: boolean;
}

/**
 * The back button closes layers over the page, and goes back as many pages as it was pressed, also while a page loads. All of the app's
 * navigation passes through here, one at a time, so that the address always matches the page. The state machine is the table in back.ts.
 */
export class HeldBack {
  private state;
  private layers: (() => void)[] = [];
  /** The page's entry, to be put back. */
  private entry: { readonly state: object; readonly url: string };
  /** The path that the router was asked for: the page's address may change later. */
  private path: string;
  private isStarted = false;
  private isWaiting = false;
  private isNotifying = false;
  private waiting: (() => void)[] = [];
  private lastMove: Promise<void> = Promise.resolve();
  private checking: number | undefined;
  private giveUp: number | undefined;

  constructor(
    private readonly page: BackPage,
    private readonly router: BackRouter,
  ) {
    this.state = atStart(this.here());
    this.entry = this.entryHere();
    this.path = page.location.pathname;
    // In the capture phase, to run before the router's listener.
    page.addEventListener('popstate', (event) => this.onPop(event), true);
    this.wait();
  }

  /** Until released or called, back calls `onBack` and does not navigate. */
  hold(onBack: () => void): () => void {
    this.layers.push(onBack);
    this.countSoon();
    return () => {
      if (!this.layers.includes(onBack)) return;
      this.layers = this.layers.filter((other) => other !== onBack);
      this.countSoon();
    };
  }

  /** Before another page: closes all layers and their entries. */
  async drop(): Promise<void> {
    this.layers = [];
    this.count();
    if (this.state.phase === 'resting') await this.settled();
  }

  /** One at a time: waits while a page loads, then for `prepare`, which must not reject. The move may be a single back. */
  move(run: () => Promise<void> | 'back', prepare?: () => Promise<void>): Promise<void> {
    this.lastMove = this.lastMove.then(async () => {
      await this.settled();
      if (prepare) await prepare().then(() => this.settled());
      // Layers opened while the others' entries are removed belong to the left page, too.
      do await this.drop();
      while (this.layers.length > 0);
      const move = run();
      if (move !== 'back') await move;
      this.happened(move === 'back' ? { kind: 'back' } : { kind: 'moved', to: this.here() });
      await this.settled();
    });
    return this.lastMove;
  }

  back(): Promise<void> {
    return this.move(() => 'back');
  }

  /** The requested page is shown. */
  arrived(): void {
    this.ended('arrived');
  }

  /** The requested page failed. */
  failed(): void {
    this.ended('failed');
  }

  /** The page's address changed without a new entry. */
  readdressed(): void {
    if (isSamePage(this.here(), this.state.page)) this.entry = this.entryHere();
  }

  private async settled(): Promise<void> {
    while (!isSettled(this.state)) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Batched: layers replaced within one tick leave the history alone. */
  private countSoon(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    queueMicrotask(() => {
      this.isWaiting = false;
      this.count();
    });
  }

  private count(): void {
    this.happened({ kind: 'layers', count: this.layers.length });
  }

  private ended(kind: 'arrived' | 'failed'): void {
    if (!this.isStarted && kind === 'arrived') {
      // The router may have redirected the first page's address.
      this.isStarted = true;
      if (this.state.wanted === undefined) this.happened({ kind: 'moved', to: this.here() });
    }
    this.happened({ kind, at: this.here() });
  }

  private onPop(event: Event): void {
    if (this.isNotifying) return;
    const { page } = this.state;
    const to = this.here();
    const isStopped = this.happened({ kind: 'popped', to }, event);
    if (isStopped || isSamePage(this.state.page, page)) return;
    if (this.router.pop?.(to.idx < page.idx, event, () => this.notifyDelayed()))
      event.stopImmediatePropagation();
  }

  /** Returns whether the router is not to hear of it. */
  private happened(event: BackEvent, pop?: Event): boolean {
    const before = this.state;
    const [state, ...effects] = next(before, event);
    this.state = state;
    if (state.phase === 'coming' && (event.kind === 'moved' || state.page !== before.page)) this.wait();
    if (state.phase === 'coming' && before.phase !== 'coming' && event.kind === 'popped') this.layers = [];
    effects.forEach((effect) => this.act(effect, pop));
    if (isSamePage(state.here, state.page) && event.kind !== 'layers') this.readdressed();
    this.scheduleCheck();
    this.waiting.splice(0).forEach((resolve) => resolve());
    return effects.some(({ kind }) => kind === 'stop');
  }

  private act(effect: BackEffect, pop: Event | undefined): void {
    const { history, location } = this.page;
    switch (effect.kind) {
      case 'stop':
        return pop?.stopImmediatePropagation();
      case 'restore':
        return history.pushState(this.entry.state, '', this.entry.url);
      case 'cover':
        return history.replaceState({ ...this.entry.state, held: effect.held }, '', this.entry.url);
      case 'hold':
        for (let held = effect.from; held <= effect.to; held += 1)
          history.pushState({ ...(history.state as object | null), held }, '');
        return undefined;
      case 'close':
        return this.layers
          .splice(-effect.count)
          .reverse()
          .forEach((close) => close());
      case 'go':
        return this.go(effect.delta);
      case 'report':
        return this.router.report(`page ${this.router.shown() ?? ''} at the address ${location.pathname}`);
      case 'notify':
        return this.notify();
      case 'reload':
        return this.reload();
    }
  }

  private go(delta: number): void {
    const traversal = this.state.traversals;
    this.page.setTimeout(() => this.happened({ kind: 'overdue', traversal }), LONGEST_TRAVERSAL_MS);
    this.page.setTimeout(() => this.happened({ kind: 'lost', traversal }), LATEST_TRAVERSAL_MS);
    this.page.history.go(delta);
  }

  /** Makes the router sync to the address, as after a back press. */
  private notify(): void {
    this.layers = [];
    this.isNotifying = true;
    this.page.dispatchEvent(new Event('popstate'));
    this.isNotifying = false;
  }

  /** Layers opened since the event belong to the left page. */
  private notifyDelayed(): void {
    this.layers = [];
    this.count();
    this.notify();
  }

  private reload(): void {
    const { history, location } = this.page;
    const state = history.state as HistoryState | null;
    if (state?.isReloaded) return;
    history.replaceState({ ...state, isReloaded: true }, '');
    location.reload();
  }

  private wait(): void {
    this.path = this.page.location.pathname;
    this.entry = this.entryHere();
    if (this.giveUp !== undefined) this.page.clearTimeout(this.giveUp);
    this.giveUp = this.page.setTimeout(() => this.failed(), LONGEST_WAIT_MS);
  }

  private scheduleCheck(): void {
    if (this.checking !== undefined) this.page.clearTimeout(this.checking);
    this.checking = this.page.setTimeout(() => this.check(), LONGEST_APART_MS);
  }

  private check(): void {
    this.checking = undefined;
    const shown = this.router.shown();
    if (shown === undefined) return;
    const isApart = shown !== this.path || !isSamePage(this.here(), this.state.page);
    if (isApart && this.state.phase === 'resting') this.happened({ kind: 'apart', at: this.here() });
    // The router stays silent if it had nothing to do.
    else if (!isApart && this.state.phase === 'coming') this.arrived();
  }

  private here(): Place {
    const { idx = 0, key, held = 0 } = (this.page.history.state ?? {}) as HistoryState;
    return { idx, key, held };
  }

  private entryHere(): HeldBack['entry'] {
    const { held: _held, ...state } = (this.page.history.state ?? {}) as HistoryState;
    return { state, url: this.page.location.href };
  }
}
