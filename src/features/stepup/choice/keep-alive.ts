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
import type { App } from '@/stores/app';

/**
 * Keeps the seats that loading the classes has taken for the child: once at once, then every ten seconds, so many times at
 * most. Nothing is asked while nobody sees the page; a parent who comes back has what is left.
 */
export class KeepAlive {
  /** The seats are not held any more: the parent is told, and may take them anew. */
  isLost = false;
  private left = 0;
  /** When the seats were held for sure. */
  private keptAt = 0;
  private timer: Timer | undefined;
  private isRunning = false;
  private isHidden = false;
  private isUnderWay = false;
  /** An answer to the seats of before changes nothing. */
  private turn = 0;

  constructor(private readonly app: Pick<App, 'api' | 'clock' | 'scheduler'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Seats were just taken. */
  start(): void {
    this.stop();
    this.isRunning = true;
    this.left = KEEP_ALIVE_REPEATS;
    this.keptAt = this.app.clock.now();
    void this.keep();
    if (!this.isHidden) this.repeat();
  }

  /** The page is left, or other seats are about to be taken. */
  stop(): void {
    this.turn += 1;
    this.isRunning = false;
    this.isUnderWay = false;
    this.isLost = false;
    this.timer?.stop();
  }

  hide(): void {
    this.isHidden = true;
    this.timer?.stop();
  }

  /** Asks at once: what is gone by now is told, and what is not goes on. */
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
    // Two at once would say the same.
    if (this.isUnderWay) return;
    if (this.left === 0) return this.awaitEnd();
    this.left -= 1;
    void this.keep();
  }

  private async keep(): Promise<void> {
    const { turn } = this;
    const sentAt = this.app.clock.now();
    this.isUnderWay = true;
    const answer = await this.app.api.call(stepupCalls.keepStepUpResources, {});
    if (turn !== this.turn) return;
    runInAction(() => {
      this.isUnderWay = false;
      if (answer.ok) this.keptAt = sentAt;
      else if (isRefusal(answer.error, StepUpCode.businessError)) return this.lose();
      if (this.left === 0) this.awaitEnd();
    });
  }

  /** Nothing keeps the seats any more: they are there for as long as the last time lasts. */
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
