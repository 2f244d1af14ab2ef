/** How long what is there waits for what stands above it. */
export const PATIENCE_MS = 1500;
