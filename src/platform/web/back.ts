/** What of a window the back button needs. */
export interface BackPage {
  readonly history: Pick<History, 'state' | 'pushState' | 'go'>;
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void, capture: boolean): void;
  setTimeout(run: () => void, milliseconds: number): number;
}

/** A traversal that the browser swallows does not hold up the next page. */
const LONGEST_TRAVERSAL_MS = 500;

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
  private onTraversed: (() => void) | undefined;
  private onLeft: (() => void) | undefined;
  private isWaiting = false;
  private isMoving = false;
  /** Back from a page that is still on its way. */
  private steps = 0;
  /** Changes of the history happen one after another: a traversal takes a while. */
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly page: BackPage) {
    // In the capture phase, before the router's own.
    page.addEventListener('popstate', (event) => this.onPop(event), true);
    // Loaded anew while something lay over the page, which is gone now.
    if (isHeld(page.history.state)) {
      this.entries = 1;
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
    this.isMoving = true;
    await arrival;
    await this.last;
    this.isMoving = false;
    const { steps } = this;
    this.steps = 0;
    if (steps > 0) await this.leave(steps);
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
    for (let count = 0; count < missing; count += 1) history.pushState(held(history.state), '');
    // Elsewhere by now: what is left of the entries is skipped when somebody comes by.
    if (missing < 0 && isHeld(history.state)) await this.traverse(missing);
  }

  private traverse(delta: number): Promise<void> {
    return new Promise((resolve) => {
      this.onTraversed = resolve;
      this.page.setTimeout(() => this.traversed(), LONGEST_TRAVERSAL_MS);
      this.page.history.go(delta);
    });
  }

  /** The router's own way back; the next move waits for it. */
  private leave(steps: number): Promise<void> {
    return new Promise((resolve) => {
      this.onLeft = resolve;
      this.page.setTimeout(() => this.left(), LONGEST_TRAVERSAL_MS);
      this.page.history.go(-steps);
    });
  }

  private left(): void {
    const { onLeft } = this;
    this.onLeft = undefined;
    onLeft?.();
  }

  private traversed(): void {
    const { onTraversed } = this;
    this.onTraversed = undefined;
    onTraversed?.();
  }

  private onPop(event: PopStateEvent): void {
    if (this.onTraversed) {
      event.stopImmediatePropagation();
      this.traversed();
    } else if (this.entries > 0) {
      event.stopImmediatePropagation();
      this.entries -= 1;
      this.layers.pop()?.();
    } else if (this.isMoving) {
      event.stopImmediatePropagation();
      this.steps += 1;
      this.last = this.last.then(() => this.traverse(1));
    } else if (isHeld(event.state)) {
      event.stopImmediatePropagation();
      this.page.history.go(-1);
    } else {
      this.left();
    }
  }
}

const held = (state: unknown): object => ({ ...(state as object | null), isHeld: true });

const isHeld = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isHeld' in state && state.isHeld === true;
