import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import { fail, ok, type Result } from '@/contract/errors';
import type { Scheduler } from '@/platform/timers';

/**
 * Waits `ms` milliseconds for a promise. A timeout is a `business` error with the specification's text; a later result is dropped. A
 * rejection in time rejects here as well; a later one is ignored.
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
