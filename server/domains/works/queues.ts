import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { CommentState, WorkKind, WorkState } from '../../../src/contract/works/values';
import type { Queue } from '../../core/metrics/queues';
import { workComments, workFileRemovals, workReports, works } from './tables';

export const worksQueues: readonly Queue[] = [
  {
    name: 'worksToReview',
    since: works.sentAt,
    // The index begins with the kind.
    waits: () => and(inArray(works.kind, Object.values(WorkKind)), eq(works.state, WorkState.waiting)),
  },
  {
    name: 'commentsToReview',
    since: workComments.writtenAt,
    waits: () => eq(workComments.state, CommentState.waiting),
  },
  {
    name: 'reportsOfWorks',
    since: workReports.reportedAt,
    waits: () => isNull(workReports.handledAt),
  },
  {
    name: 'workFilesToRemove',
    since: workFileRemovals.dueAt,
    waits: (now) => lte(workFileRemovals.dueAt, now),
  },
];
