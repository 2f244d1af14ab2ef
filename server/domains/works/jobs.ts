import { HOUSEKEEPING_MS, type Job } from '../../core/jobs';
import { MINUTE } from '../../core/time';
import { removeGivenUp } from './files/removals';
import { settleEditions } from './settle';

export const worksJobs: readonly Job[] = [
  { name: 'givenUpFiles', everyMs: HOUSEKEEPING_MS, run: (services) => removeGivenUp(services) },
  { name: 'editions', everyMs: 5 * MINUTE, waitsForTester: true, run: settleEditions },
];
