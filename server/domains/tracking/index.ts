import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { trackingHandlers } from './handlers';
import * as tables from './tables';
import { anonymiseBehaviour } from './anonymise';
import { trackingJobs } from './jobs';
import { makeMonths } from './months';

const handlers: DomainHandlers<'tracking'> = {
  ...trackingHandlers,
};

const labels: Labels = {
  tables: {
    tracked_events: '使用行为',
  },
  columns: {
    received_at: '时间',
  },
};

export const tracking = {
  handlers,
  tables,
  labels,
  jobs: trackingJobs,
  // Behaviour is partitioned by month: the current and coming partitions must exist before the first event.
  seed: { atStart: ({ db, clock }) => makeMonths(db, clock) },
  onRemoval: { rows: (tx, { userId }) => anonymiseBehaviour(tx, userId) },
} satisfies Domain;
