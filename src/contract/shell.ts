/** Layout, in design units of a 750-wide page unless the name says otherwise. */
export const DESIGN_WIDTH = 750;
export const MAX_ROOT_SCALE = 2;

export const PULL_REFRESH_HEIGHT = 166;

/** Behaviour. */
export const POPUP_SHOWN_LIMIT = 2;

export const DEBUG_CONSOLE_TAPS = 20;

const AUTH_FREE_PREFIXES: readonly string[] = ['/protocol', '/evaluation', '/playback', '/liveAuditor'];

/** Paths that start without authentication: rule shell-4. */
export const skipsAuth = (path: string): boolean =>
  AUTH_FREE_PREFIXES.some((prefix) => path.startsWith(prefix));

export const COUNTDOWN_TICK_MS = 1000;

/** Query parameter of the cache-refresh reload. */
export const CACHE_REFRESH_PARAM = 't';

/** Helpers. */
export const DEFAULT_THROTTLE_MS = 500;
