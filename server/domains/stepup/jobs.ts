import { HOUSEKEEPING_MS, type Job } from '../../core/jobs';
import { releaseSeats } from './holds';
import { announceExpiringSeats, notifyFormed, notifyOperator } from './notices';

export const stepupJobs: readonly Job[] = [
  {
    name: 'stepUps',
    everyMs: HOUSEKEEPING_MS,
    run: async (services) => {
      const { db, clock } = services;
      const now = clock.now();
      await releaseSeats(db, now);
      await notifyOperator(db, now);
      await notifyFormed(services);
      await announceExpiringSeats(services);
    },
  },
];
