/** Runs a round of jobs on demand. Without `onError`, an error fails the test. */
import type { AppServices } from '../../../server/core/http/dispatch';
import { HOUSEKEEPING_MS, runJobs, type Job } from '../../../server/core/jobs';
import { registered } from '../../../server/registry';

const rethrow = (error: unknown) => {
  throw error;
};

const roundOf =
  (isMeant: (job: Job) => boolean) =>
  (services: AppServices, onError: (error: unknown) => void = rethrow) =>
    runJobs(registered.jobs.filter(isMeant), { ...services, onError, isStopping: () => false });

/** Housekeeping jobs, which run every ten minutes. */
export const tidyUp = roundOf(({ everyMs }) => everyMs === HOUSEKEEPING_MS);

/** Jobs that release reports and prizes, every five minutes unless a tester holds the clock. */
export const release = roundOf(({ waitsForTester }) => waitsForTester === true);
