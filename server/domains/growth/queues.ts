import { and, gte, isNull, lt, lte } from 'drizzle-orm';
import type { Queue } from '../../core/metrics/queues';
import { ATTEMPTS } from '../../core/jobs/attempts';
import { reportJobs } from './tables';

export const growthQueues: readonly Queue[] = [
  {
    name: 'reports',
    since: reportJobs.dueAt,
    waits: (now) =>
      and(isNull(reportJobs.doneAt), lte(reportJobs.dueAt, now), lt(reportJobs.attempts, ATTEMPTS)),
  },
  {
    name: 'reportsGivenUp',
    since: reportJobs.dueAt,
    waits: () => and(isNull(reportJobs.doneAt), gte(reportJobs.attempts, ATTEMPTS)),
  },
];
