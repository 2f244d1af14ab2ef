/** Timeout, in ms, for parts above what is already loaded. */
export const PATIENCE_MS = 1500;
