/** What builders need: a backend's services, such as `backend.services` of a server test. */
import type { Scenario } from '../../src/contract/scenario';
import type { Config } from '../../server/core/config';
import type { Db } from '../../server/core/db/types';
import type { Random } from '../../server/core/random';
import type { Clock } from '../../server/core/time';

export interface TestContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly random: Random;
  /** Only where scenarios are available (test/support/scenarios.ts). */
  readonly setScenario?: (child: Child, scenario: Scenario) => Promise<void>;
}

export interface Child {
  readonly userId: number;
}

/** Something that a child has. Applied while its parent is built, or later: `await gift(backend.services, parent)`. */
export type Fixture = (testContext: TestContext, child: Child) => Promise<void>;

/** The row returned by an insert. */
export function stored<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('A row was not stored');
  return row;
}
