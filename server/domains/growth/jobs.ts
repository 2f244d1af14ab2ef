import { HOUSEKEEPING_MS, type Job } from '../../core/jobs';
import { MINUTE } from '../../core/time';
import { planReleases } from './reports/plan';
import { releaseDue } from './reports/work';
import { sweepShares } from './shares/sweep';
import { tellWeeks } from './week/tell';

const RELEASES_MS = 5 * MINUTE;

/** Plans due reports and makes them (reports/). Idempotent; leftover work is done in the next round. */
export const growthJobs: readonly Job[] = [
  { name: 'shares', everyMs: HOUSEKEEPING_MS, run: ({ db, clock }) => sweepShares(db, clock.now()) },
  {
    name: 'reportPlans',
    everyMs: RELEASES_MS,
    waitsForTester: true,
    run: ({ db, clock }) => planReleases(db, clock),
  },
  { name: 'weeks', everyMs: RELEASES_MS, waitsForTester: true, run: ({ db, clock }) => tellWeeks(db, clock) },
  {
    name: 'reports',
    everyMs: RELEASES_MS,
    waitsForTester: true,
    run: ({ db, clock, onError, isStopping }) => releaseDue({ db, clock, onError, isStopping }),
  },
];
