/** Timeout, in ms, for parts above what is already loaded. */
export const PART_TIMEOUT_MS = 1500;
