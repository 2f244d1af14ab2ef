/** What builders stand on: a backend's own services. `backend.services` of a server test is one. */
import type { Scenario } from '../../src/contract/scenario';
import type { Config } from '../../server/core/config';
import type { Db } from '../../server/core/db/types';
import type { Random } from '../../server/core/random';
import type { Clock } from '../../server/core/time';

export interface Ground {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly random: Random;
  /** Where there is somebody who makes scenarios (test/support/scenarios.ts). */
  readonly setScenario?: (child: Child, scenario: Scenario) => Promise<void>;
}

export interface Child {
  readonly userId: number;
}

/** Something that a child has. Applied while its parent is built, or later: `await gift(backend.services, parent)`. */
export type Gift = (ground: Ground, child: Child) => Promise<void>;

/** The row that an insert answered with. */
export function stored<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('A row was not stored');
  return row;
}
