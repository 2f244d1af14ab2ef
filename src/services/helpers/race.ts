import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import { fail, ok, type Result } from '@/contract/errors';
import type { Scheduler } from '@/platform/timers';

/**
 * Waits `ms` milliseconds for a promise. Too late is a `business` error with the specification's words; what the promise
 * then says is dropped. A promise that rejects in time rejects here as well; one that rejects too late disturbs nobody.
 */
export function race<T>(
  promise: Promise<T>,
  ms: number,
  scheduler: Scheduler,
  message: string = BRIDGE_REFUSAL.raceTimeout,
): Promise<Result<T>> {
  return new Promise((resolve, reject) => {
    const deadline = scheduler.after(ms, () => resolve(fail({ kind: 'business', code: '', message })));
    promise.then(
      (value) => {
        deadline.stop();
        resolve(ok(value));
      },
      (reason: unknown) => {
        deadline.stop();
        reject(reason instanceof Error ? reason : new Error(String(reason)));
      },
    );
  });
}
