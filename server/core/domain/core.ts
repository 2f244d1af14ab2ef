/** Core's own tables and jobs, offered in the same form as a domain's. */
import { eq } from 'drizzle-orm';
import { seedMarks } from '../db/seed-marks';
import * as importTables from '../import/tables';
import { HOUSEKEEPING_MS } from '../jobs';
import { commonLabels } from '../labels';
import { forgetCounted, sweepCounters } from '../limits/counters';
import * as limitsTables from '../limits/tables';
import { sweepPieces } from '../providers/storage-demo';
import * as providersTables from '../providers/tables';
import type { Domain } from '.';

export const core = {
  tables: { ...importTables, ...limitsTables, ...providersTables, seedMarks },
  labels: commonLabels,
  jobs: [
    { name: 'counters', everyMs: HOUSEKEEPING_MS, run: ({ db, clock }) => sweepCounters(db, clock) },
    { name: 'filePieces', everyMs: HOUSEKEEPING_MS, run: ({ db, clock }) => sweepPieces(db, clock.now()) },
  ],
  onRemoval: {
    rows: async (tx, { userId, phoneLookup }) => {
      await tx.delete(providersTables.pushMessages).where(eq(providersTables.pushMessages.userId, userId));
      await forgetCounted(tx, [String(userId), phoneLookup]);
    },
  },
} satisfies Domain;
