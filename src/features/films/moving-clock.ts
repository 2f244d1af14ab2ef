/** Seconds. Less may be a nudge over a buffer gap. */
const MOVED = 0.5;
/** Seconds. More at once is a seek. */
const JUMP = 2;

/**
 * Detects playback while the browser reports waiting: after a seek, WebKit may fire `waiting` and never `playing`, although it
 * plays on. The time advances then.
 */
export class MovingClock {
  private from = 0;
  private last = 0;

  /** Waits at, or was set to, this time. */
  stopped(time: number): void {
    this.from = time;
    this.last = time;
  }

  /** Whether playback has advanced to this time. */
  moves(time: number): boolean {
    const step = time - this.last;
    if (step < 0 || step > JUMP) this.stopped(time);
    this.last = time;
    return time - this.from >= MOVED;
  }
}
