import { sweepOldest } from '../../core/db/sweep-oldest';
import { HOUSEKEEPING_MS, type Job } from '../../core/jobs';
import { KEEP_BEHAVIOUR_DAYS } from '../../core/lifetimes';
import { addDays } from '../../core/time';
import { slotClicks } from './slots/tables';

export const homeJobs: readonly Job[] = [
  {
    name: 'slotClicks',
    everyMs: HOUSEKEEPING_MS,
    run: ({ db, clock }) =>
      sweepOldest(
        db,
        { table: slotClicks, at: slotClicks.clickedAt },
        addDays(clock.now(), -KEEP_BEHAVIOUR_DAYS),
      ),
  },
];
