/** A running timer; stopping it twice, or after it fired, does nothing. */
export interface Timer {
  stop(): void;
}

/** Timers as a dependency, so that a test decides when they fire. */
export interface Scheduler {
  after(milliseconds: number, run: () => void): Timer;
  every(milliseconds: number, run: () => void): Timer;
}

export const systemScheduler: Scheduler = {
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds);
    return { stop: () => clearTimeout(id) };
  },
  every(milliseconds, run) {
    const id = setInterval(run, milliseconds);
    return { stop: () => clearInterval(id) };
  },
};
