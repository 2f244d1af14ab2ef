/** Builders' context for tests with a separate backend process: its database, and the demo's keys. */
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
  // The backend may stop before this connection is closed.
  const database = connect(databaseUrl, 2, () => undefined);
  const config = loadConfig({ DATABASE_URL: databaseUrl });
  const testContext = withScenarios(
    { db: database.db, clock: systemClock, config, random: systemRandom },
    // Playwright can load only ES modules lazily.
    async () => demo,
  );
  return { testContext, close: database.close };
}
