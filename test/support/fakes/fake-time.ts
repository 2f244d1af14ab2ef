import type { Clock, Scheduler, Timer } from '@/services/clock';

interface Waiting {
  due: number;
  readonly every: number | undefined;
  readonly run: () => void;
}

/** Saturday, 21 November 2026, 10:00 in Shanghai. */
export const TEST_NOW = Date.parse('2026-11-21T10:00:00+08:00');

/** A clock with timers, advanced by the test. */
export class FakeTime implements Clock, Scheduler {
  private waiting: Waiting[] = [];

  constructor(private time = TEST_NOW) {}

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): Timer {
    return this.add({ due: this.time + milliseconds, every: undefined, run });
  }

  every(milliseconds: number, run: () => void): Timer {
    return this.add({ due: this.time + milliseconds, every: milliseconds, run });
  }

  /** Number of pending timers. */
  get pending(): number {
    return this.waiting.length;
  }

  /** Runs due timers in order. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let next = this.nextDue(end); next; next = this.nextDue(end)) {
      this.time = next.due;
      if (next.every === undefined) this.remove(next);
      else next.due += next.every;
      next.run();
    }
    this.time = end;
  }

  /** The phone sleeps: the clock advances, timers do not run. */
  sleep(milliseconds: number): void {
    this.time += milliseconds;
    for (const waiting of this.waiting) waiting.due += milliseconds;
  }

  private add(waiting: Waiting): Timer {
    this.waiting.push(waiting);
    return { stop: () => this.remove(waiting) };
  }

  private remove(removed: Waiting): void {
    this.waiting = this.waiting.filter((other) => other !== removed);
  }

  private nextDue(end: number): Waiting | undefined {
    return this.waiting.filter(({ due }) => due <= end).sort((left, right) => left.due - right.due)[0];
  }
}
