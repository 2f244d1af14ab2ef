/** A round of housekeeping now instead of within ten minutes, after a tester has moved the clock (docs/testing.md). */
import type { FastifyInstance } from 'fastify';
import { removeCancelledAccounts } from '../account/cancellation/remove';
import { cleanUp } from '../jobs/housekeeping';
import type { AppServices } from '../http/dispatch';

export function registerHousekeeping(
  app: FastifyInstance,
  { db, clock, providers, stored }: AppServices,
): void {
  app.post('/__test/housekeeping', async () => {
    await cleanUp(db, clock);
    return {
      removedAccounts: await removeCancelledAccounts({
        stored,
        db,
        clock,
        storage: providers.storage,
      }),
    };
  });
}
