/** What of a window the back button needs. */
export interface BackPage {
  readonly history: Pick<History, 'state' | 'pushState' | 'go'>;
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void, capture: boolean): void;
  setTimeout(run: () => void, milliseconds: number): number;
}

interface Coming {
  /** Where its entry is, as the router counts. */
  readonly home: number;
  /** Where the history is. */
  at: number;
  steps: number;
  /** We are on our way forward to it. */
  onForward: (() => void) | undefined;
}

/** An entry that is not the router's. */
const NOWHERE = -1;
/** A traversal that the browser swallows does not hold up the next page. */
const LONGEST_TRAVERSAL_MS = 500;
/** Each is as many pages as are missing; a press in its place takes one away. */
const MOST_WAYS_FORWARD = 5;
/** One that comes within that time was only slow: nobody pressed back. */
const LATEST_TRAVERSAL_MS = 5000;

/**
 * The back button closes what lies over the page. Each layer holds an entry of the history, with the address and the
 * state of the page itself, so that the router's own count stays right. The entries are alike: a layer that opens while
 * another closes takes over its entry.
 *
 * While a page is on its way, the router would show it over whatever back has led to: then back waits for it.
 */
export class HeldBack {
  private layers: (() => void)[] = [];
  private entries = 0;
  /** Of which page the entries are. */
  private heldAt = NOWHERE;
  private onTraversed: (() => void) | undefined;
  private onLeft: (() => void) | undefined;
  /** How many entries are left when a traversal arrives that nobody waits for any more. */
  private leftWhenLate: number | undefined;
  private isWaiting = false;
  /** The page that is on its way, and how often back was pressed meanwhile. */
  private coming: Coming | undefined;
  /** Changes of the history happen one after another: a traversal takes a while. */
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly page: BackPage) {
    // In the capture phase, before the router's own.
    page.addEventListener('popstate', (event) => this.onPop(event), true);
    // Loaded anew while something lay over the page, which is gone now.
    if (isHeld(page.history.state)) {
      this.entries = 1;
      this.heldAt = indexOf(page.history.state);
      this.syncSoon();
    }
  }

  /** Until it is released, or was called: back calls `onBack` and goes nowhere. */
  hold(onBack: () => void): () => void {
    this.layers.push(onBack);
    this.syncSoon();
    return () => {
      if (!this.layers.includes(onBack)) return;
      this.layers = this.layers.filter((other) => other !== onBack);
      this.syncSoon();
    };
  }

  /** Another page is about to come: the layers go with theirs. */
  async drop(): Promise<void> {
    this.layers = [];
    await this.sync();
  }

  /** `arrival`: of the page that a move has just asked for. */
  async moving(arrival: Promise<void>): Promise<void> {
    const home = indexOf(this.page.history.state);
    const coming: Coming = { home, at: home, steps: 0, onForward: undefined };
    this.coming = coming;
    await arrival;
    await this.last;
    this.coming = undefined;
    if (coming.steps > 0) await this.leave(coming.steps);
  }

  /** Layers that change places within one turn leave the history alone. */
  private syncSoon(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    queueMicrotask(() => {
      this.isWaiting = false;
      void this.sync();
    });
  }

  private sync(): Promise<void> {
    this.last = this.last.then(() => this.adjust());
    return this.last;
  }

  private async adjust(): Promise<void> {
    const { history } = this.page;
    const missing = this.layers.length - this.entries;
    this.entries = this.layers.length;
    this.heldAt = indexOf(history.state);
    for (let count = 0; count < missing; count += 1) history.pushState(held(history.state), '');
    // Elsewhere by now: what is left of the entries is skipped when somebody comes by.
    if (missing < 0 && isHeld(history.state)) await this.traverse(missing);
  }

  /** Told to nobody but us. */
  private traverse(delta: number): Promise<void> {
    const left = this.entries;
    return this.go(
      delta,
      (done) => (this.onTraversed = done),
      () => this.expectLate(left),
    );
  }

  private expectLate(left: number): void {
    this.leftWhenLate = left;
    this.page.setTimeout(() => (this.leftWhenLate = undefined), LATEST_TRAVERSAL_MS);
  }

  /** The router's own way back; the next move waits for it. */
  private leave(steps: number): Promise<void> {
    return this.go(-steps, (done) => (this.onLeft = done));
  }

  /** Each has a timer of its own: that of one which is over ends no other. */
  private go(delta: number, wait: (done: () => void) => void, onLate?: () => void): Promise<void> {
    return new Promise((resolve) => {
      let isDone = false;
      const done = (): void => {
        isDone = true;
        if (this.onTraversed === done) this.onTraversed = undefined;
        if (this.onLeft === done) this.onLeft = undefined;
        resolve();
      };
      wait(done);
      this.page.setTimeout(() => {
        if (!isDone) onLate?.();
        done();
      }, LONGEST_TRAVERSAL_MS);
      this.page.history.go(delta);
    });
  }

  private onPop(event: PopStateEvent): void {
    if (this.onTraversed) {
      event.stopImmediatePropagation();
      this.onTraversed();
    } else if (this.leftWhenLate !== undefined && indexOf(event.state) === this.heldAt) {
      event.stopImmediatePropagation();
      this.entries = this.leftWhenLate;
      this.leftWhenLate = undefined;
      // What has opened meanwhile lost its entry on the way.
      this.syncSoon();
    } else if (this.entries > 0 && indexOf(event.state) === this.heldAt) {
      event.stopImmediatePropagation();
      this.entries -= 1;
      this.layers.pop()?.();
    } else {
      // Whoever goes back in the very moment in which an entry is added goes past it, and has left the page.
      this.entries = 0;
      this.layers = [];
      this.onPageLeft(event);
    }
  }

  /**
   * Back was pressed while a page is on its way, or we are on our way forward to it. A second press may come before us, after
   * us or in our place: what counts is where it has led.
   */
  private bringForward(coming: Coming, at: number): void {
    const isForward = at > coming.at || at === coming.home;
    // One that took the place of our way forward has led nowhere.
    if (!isForward) coming.steps += coming.at - at || 1;
    coming.at = at;
    if (isForward) coming.onForward?.();
    else if (!coming.onForward) this.last = this.last.then(() => this.forward(coming));
  }

  /** One way after the other: a browser that is sent on two at a time loses count of where it is. */
  private async forward(coming: Coming): Promise<void> {
    for (let tries = 0; tries < MOST_WAYS_FORWARD && coming.at !== coming.home; tries += 1)
      await this.go(coming.home - coming.at, (done) => (coming.onForward = done));
    coming.onForward = undefined;
  }

  private onPageLeft(event: PopStateEvent): void {
    if (this.coming) {
      event.stopImmediatePropagation();
      this.bringForward(this.coming, indexOf(event.state));
    } else if (isHeld(event.state)) {
      event.stopImmediatePropagation();
      this.page.history.go(-1);
    } else {
      this.onLeft?.();
    }
  }
}

/** The router counts its pages in the state of the history. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? NOWHERE;

const held = (state: unknown): object => ({ ...(state as object | null), isHeld: true });

const isHeld = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isHeld' in state && state.isHeld === true;
