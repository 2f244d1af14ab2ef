import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { trackingHandlers } from './handlers';
import * as tables from './tables';
import { trackingLabels } from './labels';
import { anonymiseBehaviour } from './anonymise';
import { trackingJobs } from './jobs';
import { makeMonths } from './months';

const handlers: DomainHandlers<'tracking'> = {
  ...trackingHandlers,
};

export const tracking = {
  handlers,
  tables,
  labels: trackingLabels,
  jobs: trackingJobs,
  // Behaviour is partitioned by month: the current and coming partitions must exist before the first event.
  seed: { atStart: ({ db, clock }) => makeMonths(db, clock) },
  onRemoval: { rows: (tx, { userId }) => anonymiseBehaviour(tx, userId) },
} satisfies Domain;
