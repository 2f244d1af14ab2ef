/**
 * Work that is done at intervals, without a request: each domain offers its jobs. Every instance runs all of them, so that doing
 * one twice, also at once, is harmless.
 */
import type { AppServices } from '../http/dispatch';
import { MINUTE } from '../time';

/** Between two rounds of what only tidies up. */
export const HOUSEKEEPING_MS = 10 * MINUTE;

export interface JobServices extends AppServices {
  /** Of one thing out of many: the others go on. */
  readonly onError: (error: unknown) => void;
  /** Long work looks between two batches whether it had better end. */
  readonly isStopping: () => boolean;
}

export interface Job {
  readonly name: string;
  /** Milliseconds between two rounds. */
  readonly everyMs: number;
  /** While a tester holds the clock, what would be due by it stays until they ask for a round. */
  readonly waitsForTester?: boolean;
  /** A number says how many things it dealt with. */
  readonly run: (services: JobServices) => Promise<unknown>;
}

/** One round, one job after another. One that fails is reported and keeps no other from its turn. Returns the jobs' numbers. */
export async function runJobs(
  jobs: readonly Job[],
  services: JobServices,
): Promise<Readonly<Record<string, number>>> {
  const numbers: Record<string, number> = {};
  for (const { name, run } of jobs) {
    if (services.isStopping()) break;
    try {
      const result = await run(services);
      if (typeof result === 'number') numbers[name] = result;
    } catch (error) {
      services.onError(error);
    }
  }
  return numbers;
}

/** Returns the way to stop them, which waits for what is being done. `isHeld`: whether the clock is in a tester's hand. */
export function startJobs(
  jobs: readonly Job[],
  services: Omit<JobServices, 'isStopping'>,
  isHeld: () => boolean,
): () => Promise<void> {
  let isStopping = false;
  const running = new Map<number, Promise<unknown>>();
  const round = (everyMs: number) => {
    // One round may take longer than the time between two.
    if (running.has(everyMs)) return;
    const due = jobs.filter((job) => job.everyMs === everyMs && !(job.waitsForTester === true && isHeld()));
    const done = runJobs(due, { ...services, isStopping: () => isStopping });
    running.set(
      everyMs,
      done.finally(() => running.delete(everyMs)),
    );
  };
  const intervals = [...new Set(jobs.map(({ everyMs }) => everyMs))];
  const timers = intervals.map((everyMs) => setInterval(round, everyMs, everyMs).unref());
  return async () => {
    isStopping = true;
    timers.forEach((timer) => clearInterval(timer));
    await Promise.all(running.values());
  };
}
