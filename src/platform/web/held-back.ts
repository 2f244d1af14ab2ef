import { atStart, isSamePage, isSettled, next, type BackEffect, type BackEvent, type Place } from './back';

/** What of a window the back button needs. */
export interface BackPage {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'pathname' | 'href' | 'reload'>;
  addEventListener(type: 'popstate', listener: (event: Event) => void, capture: boolean): void;
  dispatchEvent(event: Event): boolean;
  setTimeout(run: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
}

export interface BackRouter {
  /** The path of the page that is to be seen; undefined before there is one. */
  shown(): string | undefined;
  /** Page and address were apart. */
  report(reason: string): void;
}

/** A traversal that the browser swallows does not hold up the next page. */
const LONGEST_TRAVERSAL_MS = 500;
/** One that comes within that time was only slow: nobody pressed back. */
const LATEST_TRAVERSAL_MS = 5000;
/** A page that has not come by then is not waited for any longer. */
const LONGEST_WAIT_MS = 15_000;
/** So long page and address may be apart when nothing happens. */
const LONGEST_APART_MS = 1000;

interface HistoryState {
  readonly idx?: number;
  readonly key?: string;
  readonly held?: number;
  /** Loaded again because page and address were apart. */
  readonly isReloaded?: boolean;
}

/**
 * The back button closes what lies over the page, and leads as many pages back as it was pressed, also while a page is on its
 * way. Every move of the app goes through here, one after another, so that the address is always that of the page. What
 * happens in which state is the table of back.ts.
 */
export class HeldBack {
  private state;
  private layers: (() => void)[] = [];
  /** The entry of the page, to be put back. */
  private entry: { readonly state: object; readonly url: string };
  /** The path under which the router was asked for the page: its address may say something else later. */
  private path: string;
  private isStarted = false;
  private isWaiting = false;
  private isTelling = false;
  private waiting: (() => void)[] = [];
  private turn: Promise<void> = Promise.resolve();
  private checking: number | undefined;
  private giveUp: number | undefined;

  constructor(
    private readonly page: BackPage,
    private readonly router: BackRouter,
  ) {
    this.state = atStart(this.here());
    this.entry = this.entryHere();
    this.path = page.location.pathname;
    // In the capture phase, before the router's own.
    page.addEventListener('popstate', (event) => this.onPop(event), true);
    this.wait();
  }

  /** Until it is released, or was called: back calls `onBack` and goes nowhere. */
  hold(onBack: () => void): () => void {
    this.layers.push(onBack);
    this.countSoon();
    return () => {
      if (!this.layers.includes(onBack)) return;
      this.layers = this.layers.filter((other) => other !== onBack);
      this.countSoon();
    };
  }

  /** Another page is about to come: the layers go with theirs. */
  async drop(): Promise<void> {
    this.layers = [];
    this.count();
    if (this.state.phase === 'resting') await this.settled();
  }

  /** One after another: what is asked for while a page is on its way waits until that is there. The move may be one back. */
  move(run: () => Promise<void> | 'back'): Promise<void> {
    this.turn = this.turn.then(async () => {
      await this.settled();
      // What opens while the entries of others go is of the page that is left, too.
      do await this.drop();
      while (this.layers.length > 0);
      const move = run();
      if (move !== 'back') await move;
      this.happened(move === 'back' ? { kind: 'back' } : { kind: 'moved', to: this.here() });
      await this.settled();
    });
    return this.turn;
  }

  back(): Promise<void> {
    return this.move(() => 'back');
  }

  /** The page that the router was asked for last is there. */
  arrived(): void {
    this.ended('arrived');
  }

  /** It does not come. */
  failed(): void {
    this.ended('failed');
  }

  /** The page has another address now, without another entry. */
  readdressed(): void {
    if (isSamePage(this.here(), this.state.page)) this.entry = this.entryHere();
  }

  private async settled(): Promise<void> {
    while (!isSettled(this.state)) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Layers that change places within one turn leave the history alone. */
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
      // The first page may have been asked for by an address that the router has replaced.
      this.isStarted = true;
      if (this.state.wanted === undefined) this.happened({ kind: 'moved', to: this.here() });
    }
    this.happened({ kind, at: this.here() });
  }

  private onPop(event: Event): void {
    if (this.isTelling) return;
    this.happened({ kind: 'popped', to: this.here() }, event);
  }

  private happened(event: BackEvent, pop?: Event): void {
    const before = this.state;
    const [state, ...effects] = next(before, event);
    this.state = state;
    if (state.phase === 'coming' && (event.kind === 'moved' || state.page !== before.page)) this.wait();
    if (state.phase === 'coming' && before.phase !== 'coming' && event.kind === 'popped') this.layers = [];
    effects.forEach((effect) => this.act(effect, pop));
    if (isSamePage(state.here, state.page) && event.kind !== 'layers') this.readdressed();
    this.checkLater();
    this.waiting.splice(0).forEach((resolve) => resolve());
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
      case 'tell':
        return this.tell();
      case 'reload':
        return this.reload();
    }
  }

  private go(delta: number): void {
    const way = this.state.ways;
    this.page.setTimeout(() => this.happened({ kind: 'late', way }), LONGEST_TRAVERSAL_MS);
    this.page.setTimeout(() => this.happened({ kind: 'lost', way }), LATEST_TRAVERSAL_MS);
    this.page.history.go(delta);
  }

  /** The router goes by the address, as after any press of the back button. */
  private tell(): void {
    this.layers = [];
    this.isTelling = true;
    this.page.dispatchEvent(new Event('popstate'));
    this.isTelling = false;
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

  private checkLater(): void {
    if (this.checking !== undefined) this.page.clearTimeout(this.checking);
    this.checking = this.page.setTimeout(() => this.check(), LONGEST_APART_MS);
  }

  private check(): void {
    this.checking = undefined;
    const shown = this.router.shown();
    if (shown === undefined) return;
    const isApart = shown !== this.path || !isSamePage(this.here(), this.state.page);
    if (isApart && this.state.phase === 'resting') this.happened({ kind: 'apart', at: this.here() });
    // The router says nothing where it had nothing to do.
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
