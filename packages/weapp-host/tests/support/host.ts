import type * as once from './host-once';

/** The host and other modules loaded once per worker by environment.cjs. */
export const { PackError, automator, pack, startHost, styleScopeOf } = (
  globalThis as unknown as { weappHost: typeof once }
).weappHost;
