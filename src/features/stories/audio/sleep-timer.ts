import { makeAutoObservable } from 'mobx';
import type { Clock, Scheduler, Timer } from '@/services/clock';

/** Minutes, or the end of the current story. */
export const SLEEP_CHOICES = [10, 20, 30, 60, 'story'] as const;
export type SleepChoice = (typeof SLEEP_CHOICES)[number];

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Fade-out before it stops. */
export const FADE_SECONDS = 10;

interface SleepParts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly setVolume: (volume: number) => void;
  readonly pause: () => void;
}

export class SleepTimer {
  choice: SleepChoice | null = null;
  /** Until it stops; 0 for the end of a story. */
  leftSeconds = 0;
  private endsAt = 0;
  private ticker: Timer | undefined;

  constructor(private readonly parts: SleepParts) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  choose(choice: SleepChoice | null): void {
    this.cancel();
    this.choice = choice;
    if (typeof choice !== 'number') return;
    this.endsAt = this.parts.clock.now() + choice * MINUTE_MS;
    this.ticker = this.parts.scheduler.every(SECOND_MS, () => this.check());
    this.check();
  }

  cancel(): void {
    this.ticker?.stop();
    this.ticker = undefined;
    this.choice = null;
    this.leftSeconds = 0;
    this.parts.setVolume(1);
  }

  /** Called on every player event too: timers in background pages are throttled. */
  check(): void {
    if (typeof this.choice !== 'number') return;
    const remaining = (this.endsAt - this.parts.clock.now()) / SECOND_MS;
    this.leftSeconds = Math.max(0, Math.ceil(remaining));
    if (remaining <= 0) this.stop();
    else if (remaining < FADE_SECONDS) this.parts.setVolume(remaining / FADE_SECONDS);
  }

  /** The story has ended: returns whether the timer stops here. */
  endsHere(): boolean {
    const endsNow = this.choice === 'story';
    if (endsNow) this.cancel();
    return endsNow;
  }

  /** Restores the volume after the pause. */
  private stop(): void {
    this.parts.pause();
    this.cancel();
  }
}
