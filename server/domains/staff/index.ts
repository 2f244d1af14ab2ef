import { HOUSEKEEPING_MS } from '../../core/jobs';
import type { Domain } from '../../core/domain';
import { sweepAudit } from './audit';
import { registerOperatorCalls } from './dispatch';
import { staffLabels } from './labels';
import { sweepStaffSessions } from './sessions';
import * as tables from './tables';

export const staff = {
  handlers: {},
  tables,
  labels: staffLabels,
  routes: [registerOperatorCalls],
  jobs: [
    {
      name: 'staffSessions',
      everyMs: HOUSEKEEPING_MS,
      run: ({ db, clock }) => sweepStaffSessions(db, clock),
    },
    { name: 'staffAudit', everyMs: HOUSEKEEPING_MS, run: ({ db, clock }) => sweepAudit(db, clock) },
  ],
} satisfies Domain;
