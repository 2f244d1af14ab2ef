import { makeAutoObservable } from 'mobx';
import type { Scheduler, Timer } from '@/services/clock';

const SECONDS = 5;

/** Countdown to the next film, unless cancelled. */
export class NextUp {
  /** Seconds left; 0: no countdown. */
  left = 0;
  private timer: Timer | undefined;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly go: () => void,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): void {
    this.cancel();
    this.left = SECONDS;
    this.timer = this.scheduler.every(1000, this.count);
  }

  cancel(): void {
    this.timer?.stop();
    this.left = 0;
  }

  count(): void {
    this.left -= 1;
    if (this.left > 0) return;
    this.cancel();
    this.go();
  }
}
