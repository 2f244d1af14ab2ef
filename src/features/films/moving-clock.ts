/** Less may be a nudge over a gap, by which a stream gets itself going. Seconds. */
const MOVED = 0.5;
/** More at once is a jump. Seconds. */
const JUMP = 2;

/**
 * Whether something plays although its browser calls it waiting: WebKit says `waiting` after a jump and then never `playing`,
 * while picture and sound go on. Its clock says so.
 */
export class MovingClock {
  private from = 0;
  private last = 0;

  /** It waits here, or was put here. */
  stopped(time: number): void {
    this.from = time;
    this.last = time;
  }

  /** It is here now: has it come here by playing? */
  moves(time: number): boolean {
    const step = time - this.last;
    if (step < 0 || step > JUMP) this.stopped(time);
    this.last = time;
    return time - this.from >= MOVED;
  }
}
