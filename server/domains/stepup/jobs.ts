import { HOUSEKEEPING_MS, type Job } from '../../core/jobs';
import { releaseSeats } from './holds';
import { announceExpiringSeats, notifyFormed, notifyOperator } from './telling';

export const stepupJobs: readonly Job[] = [
  {
    name: 'stepUps',
    everyMs: HOUSEKEEPING_MS,
    run: async ({ db, clock }) => {
      const now = clock.now();
      await releaseSeats(db, now);
      await notifyOperator(db, now);
      await notifyFormed(db, now);
      await announceExpiringSeats(db, now);
    },
  },
];
