/** What parents are built on in tests that have a backend of their own: its database, and the demonstration's keys as it has them. */
import { loadConfig } from '../../../server/core/config';
import * as demo from '../../../packages/demo/scenario';
import { connect } from '../../../server/core/db/client';
import { systemRandom } from '../../../server/core/random';
import { systemClock } from '../../../server/core/time';
import type { TestContext } from '../../builders/test-context';
import { withScenarios } from '../../support/scenarios';

export interface OpenTestContext {
  readonly testContext: TestContext;
  close(): Promise<void>;
}

export function openTestContext(databaseUrl: string): OpenTestContext {
  // It goes with its backend, which may be gone first.
  const database = connect(databaseUrl, 2, () => undefined);
  const config = loadConfig({ DATABASE_URL: databaseUrl });
  const testContext = withScenarios(
    { db: database.db, clock: systemClock, config, random: systemRandom },
    // Playwright loads nothing late but ES modules.
    async () => demo,
  );
  return { testContext, close: database.close };
}
