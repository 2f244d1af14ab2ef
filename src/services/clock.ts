import type { Scheduler } from '@/platform/timers';

export { systemScheduler, type Scheduler, type Timer } from '@/platform/timers';

/** Time as a dependency, so that a test or a tester can stand at any moment. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Knows as well what the parent's own clock shows. */
export interface LocalClock extends Clock {
  /** Minutes that it is ahead of UTC at a moment: summer time changes it. */
  utcOffsetAt(moment: number): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const delay = (scheduler: Scheduler, milliseconds: number): Promise<void> =>
  new Promise((resolve) => scheduler.after(milliseconds, resolve));
