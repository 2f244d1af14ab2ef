import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { sweepOldest } from '../../core/db/sweep-oldest';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { KEEP_BEHAVIOUR_DAYS } from '../../core/lifetimes';
import { addDays } from '../../core/time';
import { trackingHandlers } from './handlers';
import * as tables from './tables';
import { anonymiseBehaviour } from './anonymise';
import { makeMonths, dropMonths } from './months';

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
  /** Creates coming partitions, drops expired ones, and deletes expired rows of the oldest. */
  jobs: [
    {
      name: 'behaviour',
      everyMs: HOUSEKEEPING_MS,
      run: async ({ db, clock }) => {
        const before = addDays(clock.now(), -KEEP_BEHAVIOUR_DAYS);
        await makeMonths(db, clock);
        await dropMonths(db, before);
        await sweepOldest(db, { table: tables.trackedEvents, at: tables.trackedEvents.receivedAt }, before);
      },
    },
  ],
  // Behaviour is partitioned by month: the current and coming partitions must exist before the first event.
  seed: { atStart: ({ db, clock }) => makeMonths(db, clock) },
  onRemoval: { rows: (tx, { userId }) => anonymiseBehaviour(tx, userId) },
} satisfies Domain;
