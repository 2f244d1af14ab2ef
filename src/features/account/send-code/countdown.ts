import { makeAutoObservable } from 'mobx';
import { CODE_COUNTDOWN_S } from '@/contract/account/values';
import type { Timer } from '@/services/clock';
import { secondsLeft } from '@/services/helpers/countdown';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app/app';

type CountdownNeeds = Pick<App, 'clock' | 'scheduler' | 'storage'>;

const SECOND_MS = 1000;
const LENGTH_MS = CODE_COUNTDOWN_S * SECOND_MS;

/** End of a scene's countdown, in milliseconds: it survives leaving and reloading the page. */
const endOf = (scene: string): StoredValue<number> => ({
  name: `codeCountdown.${scene}`,
  version: 1,
  isValid: (value): value is number => typeof value === 'number' && Number.isFinite(value),
});

/** The 59 seconds between two codes of a scene. */
export class Countdown {
  secondsLeft = 0;
  /** A code was sent before: the button says so after the wait. */
  hasRun = false;
  private endsAt = 0;
  private timer: Timer | undefined = undefined;

  constructor(
    private readonly needs: CountdownNeeds,
    private readonly scene: string,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isRunning(): boolean {
    return this.secondsLeft > 0;
  }

  start(): void {
    const endsAt = this.needs.clock.now() + LENGTH_MS;
    this.needs.storage.set(endOf(this.scene), endsAt);
    this.runUntil(endsAt);
  }

  /** Resumes after a reload. An end further away than the countdown's length means that the clock was set back. */
  resume(): void {
    const endsAt = this.needs.storage.get(endOf(this.scene)) ?? 0;
    const remaining = endsAt - this.needs.clock.now();
    if (remaining > 0 && remaining <= LENGTH_MS) this.runUntil(endsAt);
  }

  stop(): void {
    this.timer?.stop();
    this.timer = undefined;
  }

  private runUntil(endsAt: number): void {
    this.stop();
    this.endsAt = endsAt;
    this.hasRun = true;
    this.timer = this.needs.scheduler.every(SECOND_MS, this.tick);
    this.tick();
  }

  private tick(): void {
    const remaining = secondsLeft(this.endsAt - this.needs.clock.now());
    this.secondsLeft = Math.min(remaining, CODE_COUNTDOWN_S);
    if (this.secondsLeft === 0) this.stop();
  }
}
