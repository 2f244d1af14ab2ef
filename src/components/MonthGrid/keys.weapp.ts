/** The mini program has no keys. */
export const gridKeys: Record<string, unknown> = {};
