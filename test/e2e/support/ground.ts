/** What parents are built on in tests that have a backend of their own: its database, and the demonstration's keys as it has them. */
import { loadConfig } from '../../../server/core/config';
import * as demo from '../../../packages/demo/scenario';
import { connect } from '../../../server/core/db/client';
import { systemRandom } from '../../../server/core/random';
import { systemClock } from '../../../server/core/time';
import type { Ground } from '../../builders/ground';
import { withScenarios } from '../../support/scenarios';

export interface OpenGround {
  readonly ground: Ground;
  close(): Promise<void>;
}

export function openGround(databaseUrl: string): OpenGround {
  // It goes with its backend, which may be gone first.
  const database = connect(databaseUrl, 2, () => undefined);
  const config = loadConfig({ DATABASE_URL: databaseUrl });
  const ground = withScenarios(
    { db: database.db, clock: systemClock, config, random: systemRandom },
    // Playwright loads nothing late but ES modules.
    async () => demo,
  );
  return { ground, close: database.close };
}
