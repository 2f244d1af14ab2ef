import { makeAutoObservable } from 'mobx';
import type { Scheduler, Timer } from '@/services/clock';

const SECONDS = 5;

/** What follows begins by itself, if nobody says otherwise. */
export class NextUp {
  /** Seconds until then; 0: nothing is going to. */
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
