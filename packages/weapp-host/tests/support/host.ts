import type * as once from './host-once';

/** The host and what else is loaded once for all test files of a worker, by environment.cjs. */
export const { PackError, automator, pack, startHost, styleScopeOf } = (
  globalThis as unknown as { weappHost: typeof once }
).weappHost;
