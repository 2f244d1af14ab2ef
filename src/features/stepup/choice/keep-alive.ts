import { makeAutoObservable, runInAction } from 'mobx';
import { isRefusal } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import {
  KEEP_ALIVE_INTERVAL_MS,
  KEEP_ALIVE_REPEATS,
  SEAT_HOLD_MS,
  StepUpCode,
} from '@/contract/stepup/values';
import type { Timer } from '@/services/clock';
import type { App } from '@/stores/app/app';

/**
 * Holds the seats reserved by loading the classes: at once, then every ten seconds, a limited number of times. Paused while the page is
 * not visible.
 */
export class KeepAlive {
  /** The seats are lost: they can be reserved again. */
  isLost = false;
  private remaining = 0;
  /** Time of the last successful hold. */
  private keptAt = 0;
  private timer: Timer | undefined;
  private isRunning = false;
  private isHidden = false;
  private isPending = false;
  /** Ignores responses for earlier seats. */
  private epoch = 0;

  constructor(private readonly app: Pick<App, 'api' | 'clock' | 'scheduler'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Seats were just reserved. */
  start(): void {
    this.stop();
    this.isRunning = true;
    this.remaining = KEEP_ALIVE_REPEATS;
    this.keptAt = this.app.clock.now();
    void this.keep();
    if (!this.isHidden) this.repeat();
  }

  /** The page is left, or other seats will be reserved. */
  stop(): void {
    this.epoch += 1;
    this.isRunning = false;
    this.isPending = false;
    this.isLost = false;
    this.timer?.stop();
  }

  hide(): void {
    this.isHidden = true;
    this.timer?.stop();
  }

  /** Checks at once whether the seats are still held, and continues. */
  show(): void {
    if (!this.isHidden) return;
    this.isHidden = false;
    if (!this.isRunning) return;
    this.repeat();
    this.again();
  }

  private repeat(): void {
    this.timer?.stop();
    this.timer = this.app.scheduler.every(KEEP_ALIVE_INTERVAL_MS, this.again);
  }

  private again(): void {
    // No parallel requests.
    if (this.isPending) return;
    if (this.remaining === 0) return this.awaitEnd();
    this.remaining -= 1;
    void this.keep();
  }

  private async keep(): Promise<void> {
    const { epoch } = this;
    const sentAt = this.app.clock.now();
    this.isPending = true;
    const answer = await this.app.api.call(stepupCalls.keepStepUpResources, {});
    if (epoch !== this.epoch) return;
    runInAction(() => {
      this.isPending = false;
      if (answer.ok) this.keptAt = sentAt;
      else if (isRefusal(answer.error, StepUpCode.businessError)) return this.lose();
      if (this.remaining === 0) this.awaitEnd();
    });
  }

  /** No repeats left: the seats last until the hold time ends. */
  private awaitEnd(): void {
    this.timer?.stop();
    if (this.isHidden) return;
    const rest = this.keptAt + SEAT_HOLD_MS - this.app.clock.now();
    if (rest <= 0) return this.lose();
    this.timer = this.app.scheduler.after(rest, this.lose);
  }

  private lose(): void {
    this.stop();
    this.isLost = true;
  }
}
