/** The mini program has no document that paints before it. */
export const useKeptPaint = () => undefined;
export const useHandOver = () => undefined;
