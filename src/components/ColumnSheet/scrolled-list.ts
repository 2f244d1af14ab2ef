export interface ListEvents {
  readonly chosen: number;
  readonly count: number;
  /** The user scrolled this row under the band. */
  readonly onPass: (index: number) => void;
  readonly onMove: () => void;
  readonly onRest: () => void;
}

/** A list that did not scroll for this long is at rest. */
const REST_MS = 150;

/** Longer than momentum scrolling lasts. */
const PINNED_MS = 1500;

/** Rounding error of scroll positions. */
const ROUNDING = 1;

/**
 * Distinguishes the user's scrolling from our own, whose events also arrive late: taken for the user's, they re-selected the previous row.
 */
export class ScrolledList {
  /** The row under the band; undefined before layout. */
  private under: number | undefined;
  /** The scroll position we set; undefined once the user scrolled. */
  private placed: number | undefined;
  private isHeld = false;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  /** Runs while the list is pinned. */
  private pinned: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly element: HTMLElement,
    private readonly latest: () => ListEvents,
  ) {
    const passive = { passive: true } as const;
    element.addEventListener('scroll', this.scrolled, passive);
    element.addEventListener('touchstart', this.held, passive);
    element.addEventListener('touchend', this.released, passive);
    element.addEventListener('touchcancel', this.released, passive);
  }

  end(): void {
    this.forgetRest();
    clearTimeout(this.pinned);
    const { element } = this;
    element.removeEventListener('scroll', this.scrolled);
    element.removeEventListener('touchstart', this.held);
    element.removeEventListener('touchend', this.released);
    element.removeEventListener('touchcancel', this.released);
  }

  /** A list that is already there, if only roughly, keeps scrolling. */
  show(index: number): void {
    if (index !== this.under) this.stop(index);
  }

  /**
   * Snaps exactly, despite momentum. A browser may continue momentum scrolling after we set a position, so meanwhile the list is not
   * scrollable: its rows are shifted instead.
   */
  pin(index: number): void {
    const height = this.rowHeight();
    if (height === 0) return;
    this.forgetRest();
    clearTimeout(this.pinned);
    this.pinned = setTimeout(this.unpin, PINNED_MS);
    this.under = index;
    this.lay('visible', `${-index * height}px`);
  }

  /** Snaps exactly and at once. */
  stop(index: number): void {
    if (this.pinned !== undefined) return this.pin(index);
    const height = this.rowHeight();
    if (height === 0) return;
    const top = index * height;
    if (Math.abs(this.element.scrollTop - top) > ROUNDING) this.element.scrollTop = top;
    this.placed = this.element.scrollTop;
    this.under = index;
  }

  private readonly unpin = (): void => {
    if (this.pinned === undefined || this.under === undefined) return;
    clearTimeout(this.pinned);
    this.pinned = undefined;
    this.lay('', '');
    this.stop(this.under);
  };

  private lay(overflow: string, margin: string): void {
    this.element.style.overflow = overflow;
    const first = this.element.firstElementChild;
    if (first instanceof HTMLElement) first.style.marginTop = margin;
  }

  private readonly scrolled = (): void => {
    if (this.pinned !== undefined) return;
    const { scrollTop } = this.element;
    if (this.under === undefined) return this.stop(this.latest().chosen);
    if (this.placed !== undefined && Math.abs(scrollTop - this.placed) <= ROUNDING) return;
    this.placed = undefined;
    const { count, onMove, onPass } = this.latest();
    // Clamped, because of overscroll bounce.
    this.under = Math.min(Math.max(0, Math.round(scrollTop / this.rowHeight())), count - 1);
    onMove();
    onPass(this.under);
    this.awaitRest();
  };

  private readonly held = (): void => {
    this.unpin();
    this.isHeld = true;
  };

  private readonly released = ({ touches }: TouchEvent): void => {
    this.isHeld = touches.length > 0;
    this.awaitRest();
  };

  private awaitRest(): void {
    this.forgetRest();
    // On a slow phone the timer may fire before pending scroll events, which the next frame delivers first.
    this.rest = setTimeout(() => {
      this.frame = requestAnimationFrame(() => this.rested());
    }, REST_MS);
  }

  private forgetRest(): void {
    clearTimeout(this.rest);
    cancelAnimationFrame(this.frame);
  }

  private rested(): void {
    // Still touched: it may move on.
    if (this.isHeld) return;
    this.stop(this.latest().chosen);
    this.latest().onRest();
  }

  private rowHeight(): number {
    return this.element.firstElementChild?.getBoundingClientRect().height ?? 0;
  }
}
