import { HOUSEKEEPING_MS, type Job } from '../../core/jobs';
import { releaseSeats } from './holds';
import { tellFormed, tellOperator } from './telling';

export const stepupJobs: readonly Job[] = [
  {
    name: 'stepUps',
    everyMs: HOUSEKEEPING_MS,
    run: async ({ db, clock }) => {
      const now = clock.now();
      await releaseSeats(db, now);
      await tellOperator(db, now);
      await tellFormed(db, now);
    },
  },
];
