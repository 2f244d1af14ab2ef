import { DEFAULT_THROTTLE_MS } from '@/contract/shell';
import type { Clock } from '../clock';

/**
 * Runs the first call of every `ms` milliseconds at once and drops the others: the last one is not made up for later, so
 * that a tap made too often does nothing behind the parent's back. True when it ran. A clock set back opens it again.
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
