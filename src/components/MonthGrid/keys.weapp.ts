/** The mini program has no keyboard navigation. */
export const gridKeys: Record<string, unknown> = {};
