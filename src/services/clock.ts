import type { Scheduler } from '@/platform/timers';

export { systemScheduler, type Scheduler, type Timer } from '@/platform/timers';

/** Injectable time, so that tests and testers can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Also has the time zone of the parent's device. */
export interface LocalClock extends Clock {
  /** Offset from UTC in minutes at a time, which depends on daylight saving time. */
  utcOffsetAt(moment: number): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const delay = (scheduler: Scheduler, milliseconds: number): Promise<void> =>
  new Promise((resolve) => scheduler.after(milliseconds, resolve));
