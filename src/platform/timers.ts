/** A running timer; stop() is idempotent and may follow the firing. */
export interface Timer {
  stop(): void;
}

/** Injectable timers, so that tests control when they fire. */
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
