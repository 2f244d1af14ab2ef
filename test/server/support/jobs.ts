/** A round of the jobs when a test asks for one. Without `onError` what fails fails the test. */
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

/** What tidies up, as every ten minutes. */
export const tidyUp = roundOf(({ everyMs }) => everyMs === HOUSEKEEPING_MS);

/** What releases reports and prizes, as every five minutes while no tester holds the clock. */
export const release = roundOf(({ waitsForTester }) => waitsForTester === true);
