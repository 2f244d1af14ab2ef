import type { Clock, Scheduler, Timer } from '@/services/clock';
import { AppStorage } from '@/services/storage/app-storage';

/** A clock that stands still until it is told to go, and the timers that hang on it. */
export class FakeTime implements Clock, Scheduler {
  private time = Date.parse('2026-11-21T08:00:00Z');
  private readonly timers = new Set<{ at: number; every: number | undefined; run: () => void }>();

  now = (): number => this.time;

  after = (milliseconds: number, run: () => void): Timer => this.add(milliseconds, undefined, run);
  every = (milliseconds: number, run: () => void): Timer => this.add(milliseconds, milliseconds, run);

  get running(): number {
    return this.timers.size;
  }

  /** Time passes; what falls due meanwhile runs in order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let next = this.nextBefore(end); next; next = this.nextBefore(end)) {
      this.time = next.at;
      if (next.every === undefined) this.timers.delete(next);
      else next.at += next.every;
      next.run();
    }
    this.time = end;
  }

  private add(milliseconds: number, every: number | undefined, run: () => void): Timer {
    const timer = { at: this.time + milliseconds, every, run };
    this.timers.add(timer);
    return { stop: () => void this.timers.delete(timer) };
  }

  private nextBefore(end: number) {
    return [...this.timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}

export function fakeStorage(): AppStorage {
  const texts = new Map<string, string>();
  return new AppStorage({
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  });
}

/** Writes down what the parent was told. */
export class FakeFeedback {
  readonly told: string[] = [];
  isLoading = false;
  toast = (text: string): void => void this.told.push(text);
  loading = (text = ''): void => {
    this.isLoading = true;
    this.told.push(`… ${text}`);
  };
  hideLoading = (): void => {
    this.isLoading = false;
  };
  confirm = (): Promise<boolean> => Promise.resolve(false);
  sheet = (): Promise<number | null> => Promise.resolve(null);
}

/** Lets promises that are already settled go on. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};
