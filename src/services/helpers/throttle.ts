import { DEFAULT_THROTTLE_MS } from '@/contract/shell';
import type { Clock } from '../clock';

/**
 * Runs the first call within every `ms` milliseconds and drops the others, without a trailing call, so that an extra tap has no delayed
 * effect. Returns whether it ran. A clock set back resets it.
 */
export function throttle<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  clock: Clock,
  ms: number = DEFAULT_THROTTLE_MS,
): (...args: Args) => boolean {
  let lastAt = Number.NEGATIVE_INFINITY;
  return (...args) => {
    const now = clock.now();
    const since = now - lastAt;
    if (since >= 0 && since < ms) return false;
    lastAt = now;
    run(...args);
    return true;
  };
}
