export interface ListEvents {
  readonly chosen: number;
  readonly count: number;
  /** The parent moved the list, and this row lies under the band. */
  readonly onPass: (index: number) => void;
  readonly onMove: () => void;
  readonly onRest: () => void;
}

/** A list that was not scrolled for so long has come to rest. */
const REST_MS = 150;

/** Longer than a list rolls out. */
const PINNED_MS = 1500;

/** What a browser may round a position by. */
const ROUNDING = 1;

/**
 * Tells the parent's scrolling from our own, which is heard late, too: taken for the parent's, it chose a row again that had
 * just been left for another.
 */
export class ScrolledList {
  /** The row under the band; undefined until the list was laid out. */
  private under: number | undefined;
  /** Where we put the list; undefined once the parent moved it. */
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

  /** A list that lies there already, if not exactly, goes on as it moves. */
  show(index: number): void {
    if (index !== this.under) this.stop(index);
  }

  /**
   * Exactly there, whatever a finger set in motion. A browser may roll on from where we put a list, so that until it has
   * rolled out this one is none that scrolls: its rows are moved up instead.
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

  /** Exactly there, and at once. */
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
    // It bounces over its ends.
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
    // On a slow phone the time is over before the scrolling was heard, which the next frame tells first.
    this.rest = setTimeout(() => {
      this.frame = requestAnimationFrame(() => this.rested());
    }, REST_MS);
  }

  private forgetRest(): void {
    clearTimeout(this.rest);
    cancelAnimationFrame(this.frame);
  }

  private rested(): void {
    // A finger that keeps still may move on.
    if (this.isHeld) return;
    this.stop(this.latest().chosen);
    this.latest().onRest();
  }

  private rowHeight(): number {
    return this.element.firstElementChild?.getBoundingClientRect().height ?? 0;
  }
}
