/** Counts, closes and pays the study PK (server/domains/straight). Every instance does it; nothing is done twice. */
import type { Db } from '../db/types';
import { runContest } from '../../domains/straight/close';
import { MINUTE, type Clock } from '../time';

const EVERY_MS = 5 * MINUTE;

interface ContestServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** Returns the way to stop it, which waits for the round. `isHeld`: the clock is in a tester's hand, who asks for a round themselves. */
export function startContests({ db, clock, onError }: ContestServices, isHeld = () => false) {
  let running: Promise<void> | null = null;
  const round = () => {
    if (isHeld()) return;
    running ??= runContest(db, clock)
      .catch(onError)
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(round, EVERY_MS);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
}
