import type { Scheduler, Timer } from '../clock';

interface Pauses {
  readonly first: number;
  readonly longest: number;
}

/** Milliseconds until the next attempt: doubled by each failure. */
export const backoff = (failures: number, { first, longest }: Pauses): number =>
  Math.min(longest, first * 2 ** failures);

/** At most one pending run: while there is one, `after` changes nothing. */
export class NextRun {
  private timer: Timer | undefined;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly run: () => void,
  ) {}

  after(milliseconds: number): void {
    this.timer ??= this.scheduler.after(milliseconds, () => {
      this.timer = undefined;
      this.run();
    });
  }

  stop(): void {
    this.timer?.stop();
    this.timer = undefined;
  }
}
