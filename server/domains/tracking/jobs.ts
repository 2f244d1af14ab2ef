import { sweepOldest } from '../../core/db/sweep-oldest';
import { HOUSEKEEPING_MS, type Job } from '../../core/jobs';
import { KEEP_BEHAVIOUR_DAYS } from '../../core/lifetimes';
import { addDays } from '../../core/time';
import { dropMonths, makeMonths } from './months';
import { trackedEvents } from './tables';

/** Creates coming partitions, drops expired ones, and deletes expired rows of the oldest. */
export const trackingJobs: readonly Job[] = [
  {
    name: 'behaviour',
    everyMs: HOUSEKEEPING_MS,
    run: async ({ db, clock }) => {
      const before = addDays(clock.now(), -KEEP_BEHAVIOUR_DAYS);
      await makeMonths(db, clock);
      await dropMonths(db, before);
      await sweepOldest(db, { table: trackedEvents, at: trackedEvents.receivedAt }, before);
    },
  },
];
