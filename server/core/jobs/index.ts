/** Periodic background jobs, offered by the domains. Every instance runs all jobs, so each must be idempotent, also concurrently. */
import type { AppServices } from '../http/dispatch';
import { MINUTE } from '../time';

/** Interval of cleanup jobs. */
export const HOUSEKEEPING_MS = 10 * MINUTE;

export interface JobServices extends AppServices {
  /** Reports the failure of one item; the others continue. */
  readonly onError: (error: unknown) => void;
  /** Long jobs check this between batches. */
  readonly isStopping: () => boolean;
  /** Called after each run of a job. */
  readonly onJob?: ((job: string, ms: number, isDone: boolean) => void) | undefined;
}

export interface Job {
  readonly name: string;
  /** Interval in milliseconds. */
  readonly everyMs: number;
  /** While a tester controls the clock, the job runs only when requested. */
  readonly waitsForTester?: boolean;
  /** A returned number is the count of items processed. */
  readonly run: (services: JobServices) => Promise<unknown>;
}

/** Runs the jobs once, in sequence. A failing job is reported and does not stop the others. Returns the jobs' counts. */
export async function runJobs(
  jobs: readonly Job[],
  services: JobServices,
): Promise<Readonly<Record<string, number>>> {
  const numbers: Record<string, number> = {};
  for (const { name, run } of jobs) {
    if (services.isStopping()) break;
    const since = performance.now();
    const report = (isDone: boolean) => services.onJob?.(name, performance.now() - since, isDone);
    try {
      const result = await run(services);
      if (typeof result === 'number') numbers[name] = result;
      report(true);
    } catch (error) {
      services.onError(error);
      report(false);
    }
  }
  return numbers;
}

/** Returns a function that stops the jobs and waits for running ones. `isHeld`: whether a tester controls the clock. */
export function startJobs(
  jobs: readonly Job[],
  services: Omit<JobServices, 'isStopping'>,
  isHeld: () => boolean,
): () => Promise<void> {
  let isStopping = false;
  const running = new Map<number, Promise<unknown>>();
  const round = (everyMs: number) => {
    // A round may take longer than its interval.
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
