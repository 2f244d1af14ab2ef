import { HOUSEKEEPING_MS, type Job } from '../../core/jobs';
import { HOUR, MINUTE } from '../../core/time';
import { planReleases } from './reports/plan';
import { releaseDue } from './reports/work';
import { sweepEvents } from './sweep';
import { sweepShares } from './shares/sweep';
import { notifyOfWeeks } from './week/notify';

const RELEASES_MS = 5 * MINUTE;
/** A round of its own, since it takes a minute where a month's reports are due: no other job waits for it. */
const REPORTS_MS = 2 * MINUTE;
/** Another round of its own: with millions of children it takes an hour, once a week. */
const SWEEP_MS = HOUR;

/** Plans due reports and makes them (reports/). Idempotent; leftover work is done in the next round. */
export const growthJobs: readonly Job[] = [
  { name: 'shares', everyMs: HOUSEKEEPING_MS, run: ({ db, clock }) => sweepShares(db, clock.now()) },
  {
    name: 'reportPlans',
    everyMs: RELEASES_MS,
    waitsForTester: true,
    run: ({ db, clock }) => planReleases(db, clock),
  },
  {
    name: 'weeks',
    everyMs: RELEASES_MS,
    waitsForTester: true,
    run: ({ db, clock }) => notifyOfWeeks(db, clock),
  },
  {
    name: 'reports',
    everyMs: REPORTS_MS,
    waitsForTester: true,
    run: ({ db, clock, onError, isStopping }) => releaseDue({ db, clock, onError, isStopping }),
  },
  { name: 'oldEvents', everyMs: SWEEP_MS, run: sweepEvents },
];
