import type { Job } from '../../core/jobs';
import { MINUTE } from '../../core/time';
import { runContest } from './close';

/** Counts, closes and pays the study PK. */
export const straightJobs: readonly Job[] = [
  {
    name: 'contest',
    everyMs: 5 * MINUTE,
    waitsForTester: true,
    run: ({ db, clock }) => runContest(db, clock),
  },
];
