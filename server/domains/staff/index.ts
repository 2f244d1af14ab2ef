import { HOUSEKEEPING_MS } from '../../core/jobs';
import type { Domain } from '../../core/domain';
import type { Labels } from '../../core/labels';
import { sweepAudit } from './audit';
import { registerOperatorCalls } from './dispatch';
import { sweepStaffSessions } from './sessions';
import * as tables from './tables';

const labels: Labels = {
  // The operator's record of its own staff: what was done to a parent's things stands with these.
  tables: { staff_audit: null },
  columns: {},
};

export const staff = {
  handlers: {},
  tables,
  labels,
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
